/// What Outlook calls the columns of its CSV files in other languages.
///
/// An export has the names of the language that the program speaks. These are the names by which Exchange recognises such
/// files, and for traditional Chinese the heads of files that programs write for Outlook to read; of a language that is not
/// here too little is documented.
enum OutlookColumns {
    /// The English name of a column, in lower case as the given one; itself where it is none of these.
    static func english(_ column: String) -> String { names[column] ?? column }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for language in [german, french, spanish, japanese, korean, simplifiedChinese, traditionalChinese] {
            for (english, column) in language { names[column] = english }
        }
        return names
    }()

    private static let german: KeyValuePairs = [
        "first name": "vorname", "middle name": "weitere vornamen", "last name": "nachname", "title": "anrede",
        "company": "firma", "department": "abteilung", "job title": "position",
        "business street": "straße geschäftlich", "business city": "ort geschäftlich",
        "business state": "region geschäftlich", "business postal code": "postleitzahl geschäftlich",
        "business country/region": "land/region geschäftlich", "home street": "straße privat",
        "home city": "ort privat",
        "home state": "bundesland/kanton privat", "home postal code": "postleitzahl privat",
        "home country/region": "land/region privat", "other street": "weitere straße", "other city": "weiterer ort",
        "other state": "weiteres/r bundesland/kanton", "other postal code": "weitere postleitzahl",
        "business fax": "fax geschäftlich", "business phone": "telefon geschäftlich",
        "business phone 2": "telefon geschäftlich 2", "company main phone": "telefon firma", "home fax": "fax privat",
        "home phone": "telefon privat", "home phone 2": "telefon privat 2", "mobile phone": "mobiltelefon",
        "other phone": "weiteres telefon", "other fax": "weiteres fax", "primary phone": "haupttelefon",
        "car phone": "autotelefon", "web page": "webseite", "e-mail address": "e-mail-adresse",
        "e-mail 2 address": "e-mail 2: adresse", "e-mail 3 address": "e-mail 3: adresse", "birthday": "geburtstag",
        "anniversary": "jahrestag", "notes": "notizen", "categories": "kategorien",
    ]

    private static let french: KeyValuePairs = [
        // The title of a job has the same name, and so becomes a second one.
        "title": "titre", "job title": "titre 2", "first name": "prénom", "middle name": "deuxième prénom",
        "last name": "nom", "suffix": "suffixe", "company": "société", "department": "service",
        "business street": "rue (bureau)", "business city": "ville (bureau)", "business state": "dép/région (bureau)",
        "business postal code": "code postal (bureau)", "business country/region": "pays/région (bureau)",
        "home street": "rue (domicile)", "home city": "ville (domicile)", "home state": "dép/région (domicile)",
        "home postal code": "code postal (domicile)", "home country/region": "pays/région (domicile)",
        "other street": "rue (autre)", "other city": "ville (autre)", "other state": "dép/région (autre)",
        "other postal code": "code postal (autre)", "other country/region": "pays/région (autre)",
        "business fax": "télécopie (bureau)", "business phone": "téléphone (bureau)",
        "business phone 2": "téléphone 2 (bureau)", "company main phone": "téléphone société",
        "home fax": "télécopie (domicile)", "home phone": "téléphone (domicile)",
        "home phone 2": "téléphone 2 (domicile)", "mobile phone": "tél. mobile", "other phone": "téléphone (autre)",
        "other fax": "télécopie (autre)", "primary phone": "téléphone principal", "car phone": "téléphone (voiture)",
        "pager": "récepteur de radiomessagerie", "web page": "page web", "e-mail address": "adresse de messagerie",
        "e-mail 2 address": "adresse de messagerie 2", "e-mail 3 address": "adresse de messagerie 3",
        // Later versions say it so.
        "e-mail address": "adresse de courrier", "e-mail 2 address": "adresse de courrier 2",
        "e-mail 3 address": "adresse de courrier 3", "birthday": "anniversaire",
        "anniversary": "anniversaire de mariage ou fête", "categories": "catégories",
    ]

    /// What is not here is in English there too.
    private static let spanish: KeyValuePairs = [
        "first name": "nombre", "middle name": "segundo nombre", "last name": "apellidos", "company": "organización",
        "job title": "puesto", "business street": "calle del trabajo", "business city": "ciudad de trabajo",
        "business state": "provincia o estado de trabajo", "business postal code": "código postal del trabajo",
        "business country/region": "país o región del trabajo", "home country/region": "país o región del domicilio",
        "other street": "otra calle", "other city": "otra ciudad", "other state": "otra provincia o estado",
        "other postal code": "otro código postal", "other country/region": "otro país o región",
        "business phone": "teléfono del trabajo", "home phone": "particular", "other phone": "otro teléfono",
        "other fax": "otro fax", "primary phone": "teléfono principal",
        "company main phone": "número de centralita de la organización", "web page": "página web",
        "e-mail 2 address": "dirección de correo electrónico 2",
        "e-mail 3 address": "dirección del correo electrónico 3",
        "categories": "categorías",
    ]

    private static let japanese: KeyValuePairs = [
        "first name": "名", "middle name": "ミドル ネーム", "last name": "姓", "title": "肩書き", "suffix": "敬称",
        "phonetic first name": "名前フリガナ", "phonetic last name": "姓フリガナ", "company": "会社名", "department": "部署",
        "job title": "役職", "business street": "番地 (会社)", "business city": "市町村 (会社)",
        "business state": "都道府県 (会社)", "business postal code": "郵便番号 (会社)",
        "business country/region": "国 (会社)/地域", "home street": "番地 (自宅)", "home city": "市町村 (自宅)",
        "home state": "都道府県 (自宅)", "home postal code": "郵便番号 (自宅)", "home country/region": "国 (自宅)/地域",
        "other street": "番地 (その他)", "other city": "市町村 (その他)", "other state": "都道府県 (その他)",
        "other postal code": "郵便番号 (その他)", "other country/region": "国 (その他)/地域", "business fax": "会社 fax",
        "business phone": "会社電話", "business phone 2": "会社電話 2", "company main phone": "会社代表電話",
        "home fax": "自宅 fax", "home phone": "自宅電話", "home phone 2": "自宅電話 2", "mobile phone": "携帯電話",
        "other phone": "その他の電話", "other fax": "その他の fax", "primary phone": "通常の電話", "car phone": "自動車電話",
        "pager": "ポケットベル", "web page": "web ページ", "e-mail address": "電子メール アドレス",
        "e-mail 2 address": "電子メール 2 アドレス", "e-mail 3 address": "電子メール 3 アドレス", "birthday": "誕生日",
        "anniversary": "記念日", "notes": "メモ", "categories": "分類",
    ]

    private static let korean: KeyValuePairs = [
        "first name": "이름", "middle name": "중간 이름", "last name": "성", "title": "호칭(영문)", "suffix": "호칭(한글)",
        "phonetic first name": "이름(일본어 요미)", "phonetic last name": "성(일본어 요미)", "company": "회사",
        "department": "부서", "job title": "직함", "business street": "근무지 주소 번지", "business city": "근무지 구/군/시",
        "business state": "근무지 시/도", "business postal code": "근무지 우편 번호",
        "business country/region": "근무지 국가/지역", "home street": "집 번지", "home city": "집 주소 구/군/시",
        "home state": "집 주소 시/도", "home postal code": "집 주소 우편 번호", "home country/region": "집 주소 국가/지역",
        "other street": "기타 번지", "other city": "기타 구/군/시", "other state": "기타 시/도",
        "other postal code": "기타 우편 번호", "other country/region": "기타 국가/지역", "business fax": "근무지 팩스",
        "business phone": "근무처 전화", "business phone 2": "근무처 전화 2", "company main phone": "회사 대표 전화",
        "home fax": "집 팩스", "home phone": "집 전화 번호", "home phone 2": "집 전화 2", "mobile phone": "휴대폰",
        "other phone": "기타 전화", "other fax": "기타 팩스", "primary phone": "기본 전화", "car phone": "카폰",
        "pager": "호출기", "web page": "웹 페이지", "e-mail address": "전자 메일 주소",
        "e-mail 2 address": "전자 메일 2 주소", "e-mail 3 address": "전자 메일 3 주소", "birthday": "생일",
        "anniversary": "결혼 기념일", "notes": "메모", "categories": "범주 항목",
    ]

    private static let simplifiedChinese: KeyValuePairs = [
        "first name": "名", "middle name": "中间名", "last name": "姓", "title": "英文称谓", "suffix": "中文称谓",
        "company": "单位", "department": "部门", "job title": "职务", "business street": "商务地址 街道",
        "business city": "商务地址 市/县", "business state": "商务地址 省/市/自治区",
        "business postal code": "商务地址 邮政编码", "business country/region": "商务地址 国家/地区",
        "home street": "住宅地址 街道", "home city": "住宅地址 市/县", "home state": "住宅地址 省/市/自治区",
        "home postal code": "住宅地址 邮政编码", "home country/region": "住宅地址 国家/地区", "other street": "其他地址 街道",
        "other city": "其他地址 市/县", "other state": "其他地址 省/市/自治区", "other postal code": "其他地址 邮政编码",
        "other country/region": "其他地址 国家/地区", "business fax": "商务传真", "business phone": "商务电话",
        "business phone 2": "商务电话 2", "company main phone": "单位主要电话", "home fax": "住宅传真",
        "home phone": "住宅电话", "home phone 2": "住宅电话 2", "mobile phone": "移动电话", "other phone": "其他电话",
        "other fax": "其他传真", "primary phone": "主要电话", "car phone": "车载电话", "pager": "寻呼机", "web page": "网页",
        "e-mail address": "电子邮件地址", "e-mail 2 address": "电子邮件 2 地址", "e-mail 3 address": "电子邮件 3 地址",
        "birthday": "生日", "anniversary": "纪念日", "notes": "附注", "categories": "类别",
    ]

    private static let traditionalChinese: KeyValuePairs = [
        "first name": "名字", "middle name": "中間名", "last name": "姓氏", "title": "頭銜", "suffix": "稱謂", "company": "公司",
        "department": "部門", "job title": "職稱", "business street": "商務 - 街", "business city": "商務 - 市/鎮",
        "business state": "商務 - 縣/市", "business postal code": "商務 - 郵遞區號",
        "business country/region": "商務 - 國家/地區", "home street": "住家 - 街", "home city": "住家 - 市/鎮",
        "home state": "住家 - 縣/市", "home postal code": "住家 - 郵遞區號", "home country/region": "住家 - 國家/地區",
        "other street": "其他 - 街", "other city": "其他 - 市/鎮", "other state": "其他 - 縣/市",
        "other postal code": "其他 - 郵遞區號", "other country/region": "其他 - 國家/地區",
        // Some versions say it so.
        "other country/region": "其他 - 國家", "business fax": "商務傳真", "business phone": "商務電話",
        "business phone 2": "商務電話 2", "company main phone": "公司代表線", "home fax": "住家傳真", "home phone": "住家電話",
        "home phone 2": "住家電話 2", "mobile phone": "行動電話", "other phone": "其他電話", "other fax": "其他傳真",
        "primary phone": "代表電話", "car phone": "汽車電話", "pager": "呼叫器", "web page": "網頁",
        "e-mail address": "電子郵件地址", "e-mail 2 address": "電子郵件 2 地址", "e-mail 3 address": "電子郵件 3 地址",
        "birthday": "生日", "anniversary": "紀念日", "notes": "記事", "categories": "類別",
    ]
}
