"""Makes the Excel files of these tests: `pip install openpyxl xlsxwriter`, then `python3 make.py`."""

import datetime
import pathlib

import openpyxl
import xlsxwriter

FOLDER = pathlib.Path(__file__).parent


def staff():
    """A hidden sheet, titles above the header, formats that keep digits, merged cells, a hidden column."""
    book = openpyxl.Workbook()
    book.active.title = "표지"
    book.active.sheet_state = "hidden"
    book.active.append(["비밀", "x"])
    sheet = book.create_sheet("직원 명부")
    sheet.append(["직원 명부 2026"])
    sheet.append([])
    sheet.append(["이름", "부서", "입사일", "때", "내선", "우편번호", "비율", "재직", "메모", "합계", "비밀번호"])
    day, moment, time = datetime.date, datetime.datetime, datetime.time
    rows = [
        ["김민수", "개발", day(2019, 3, 2), moment(1990, 5, 1, 13, 30), 1012345678, 6236, 0.5, True, "첫 줄\n둘째 줄", "=1+1", "x1"],
        ["이지현", None, day(2020, 2, 29), time(9, 5), 212345678, 4524, 0.125, False, " 앞뒤 ", "=A4", "x2"],
        [None] * 11,
        ["A\u030angström", "Forschung", day(1900, 1, 1), moment(2026, 12, 31, 23, 59, 59), 25, 1, 1, None, "#N/A", 1.1, "x3"],
    ]
    for row in rows:
        sheet.append(row)
    for row in sheet.iter_rows(min_row=4, max_row=7):
        row[2].number_format = 'yyyy"년" m"월" d"일"'
        row[4].number_format = "000-0000-0000"
        row[5].number_format = "00000"
        row[6].number_format = "0.0%"
    sheet.column_dimensions["K"].hidden = True
    sheet.merge_cells("B4:B5")
    book.save(FOLDER / "staff.xlsx")


def events():
    """Days since 1904, runs of text, durations, conditions in formats, values of formulas, two sheets."""
    book = xlsxwriter.Workbook(FOLDER / "events.xlsx", {"date_1904": True})
    sheet = book.add_worksheet("Sheet one")
    bold = book.add_format({"bold": True})
    moment = book.add_format({"num_format": "dd/mm/yyyy hh:mm AM/PM"})
    duration = book.add_format({"num_format": "[h]:mm:ss"})
    phone = book.add_format({"num_format": "[<=9999999]###-####;(0##) ###-####"})
    sheet.write_row(0, 0, ["name", "when", "took", "phone", "n", "f", "open"])
    sheet.write_rich_string(1, 0, "Rich ", bold, "bold", " text")
    sheet.write_datetime(1, 1, datetime.datetime(2026, 11, 30, 20, 15), moment)
    sheet.write_number(1, 2, 1.5, duration)
    sheet.write_number(1, 3, 5551234, phone)
    sheet.write_number(1, 4, 0.1 + 0.2)
    sheet.write_formula(1, 5, "=1/0", None, "#DIV/0!")
    sheet.write_boolean(1, 6, True)
    sheet.write_string(2, 0, "literal _x0041_")
    sheet.write_datetime(2, 1, datetime.datetime(1904, 1, 2), moment)
    sheet.write_number(2, 3, 8005551234, phone)
    sheet.write_number(2, 4, 1e22)
    sheet.write_formula(2, 5, '=A1&"x"', None, "namex")
    sheet.write_string(3, 0, "far")
    sheet.write_string(3, 40, "without a header")
    book.add_worksheet("Second").write_column(0, 0, ["name", "b"])
    book.close()


staff()
events()
