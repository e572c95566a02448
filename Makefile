# make site     installs what is missing, builds the program, makes the sample site in Output/
# make test     the same for the tests, and runs every one
# make fuzz     throws damaged input at the readers, each for SECONDS (60)
# make lint     checks the format of the source
# make dist     packs the program as one binary that needs nothing else, with manual page and completions
# make install  puts the same under PREFIX, /usr/local unless said
# make pictures takes the pictures of the README and the manual anew
# make clean    removes everything that was made

# The libraries are named once, in the package's manifest.
LIBRARIES := $(shell sed -n 's/.*\.apt(\["\(.*\)"\]).*/\1/p' Package.swift)
TEST_TOOLS := nodejs chromium firefox-esr webkit2gtk-driver xvfb nginx caddy libvips-tools default-jre-headless python3-venv
PROGRAM := .build/release/ganada
PYTHON := .venv/bin/python
PREFIX := /usr/local
SECONDS := 60

.PHONY: site test fuzz lint dist install pictures clean program libraries test-tools

site: program
	@$(PROGRAM) build
	@echo "The site is made: open Output/index.html"

program: libraries
	@swift build --configuration release --product ganada

libraries:
	@.ci/install-packages pkg-config $(LIBRARIES)

test: site test-tools
	@Tests/run

fuzz: libraries
	@Tests/Fuzzing/run $(SECONDS)

test-tools: $(PYTHON)
	@.ci/install-packages $(TEST_TOOLS)

$(PYTHON): Tests/Browser/requirements.txt
	@.ci/install-packages python3-venv
	@echo "Making a virtual environment for the browser tests in .venv/"
	@python3 -m venv --clear .venv
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

dist: libraries
	@.ci/dist

install: dist
	@mkdir -p "$(DESTDIR)$(PREFIX)"
	@tar --extract --gzip --file ganada-*-linux-$$(uname -m).tar.gz --directory "$(DESTDIR)$(PREFIX)" --strip-components=1 \
	    --no-same-owner --exclude='*/LICENSE' --exclude='*/README.md'
	@echo "Installed in $(DESTDIR)$(PREFIX)/bin/ganada"

pictures: site test-tools
	@.ci/install-packages fonts-noto-cjk fonts-noto-core
	@$(PYTHON) Tests/Browser/pictures.py

lint:
	@swift format lint --strict --recursive Sources Tests Package.swift

clean:
	@rm -rf .build .venv Output
