import Testing

struct HanjaTests {
    @Test(arguments: [
        "ㄱ: 金泳三 | ㄴ: 樂園 | ㅇ: 女子, 李舜臣 | ㅎ: 漢字",
        "ㄴ: 羅州, 郎徒, 來日, 老人 | ㅇ: 良心, 歷史, 年末, 料理, 尿素, 流行, 利益",
        "ㄱ: 車馬 | ㅂ: 便所 | ㅅ: 三國 | ㅇ: 樂器 | ㅊ: 車道 | ㅍ: 便利 | ㅎ: 降服",
        "ㅎ: 한가위, 韓國, 한글",
    ])
    func initialSounds(outline: String) {
        #expect(Sample(outline: outline, locale: "ko").outline == outline)
    }

    @Test func otherLocalesLeaveHanjaAlone() {
        #expect(
            Sample(["李舜臣"], locale: "ja").outline == "その他: 李舜臣" || Sample(["李舜臣"], locale: "ja").outline == "Other: 李舜臣"
        )
    }
}
