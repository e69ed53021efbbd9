import type { Language } from '../types.ts'

/** A page or two in each language that has no site of its own here, with what a visitor would ask and must hear. */
export interface SmallSite {
  language: Language
  name: string
  text: string
  ask: [question: string, mustHear: string[]][]
  decline: string[]
}

export const smallSites: SmallSite[] = [
  {
    language: 'fr',
    name: 'Boulangerie Marchal',
    text: `# Horaires d'ouverture

- Lundi : fermé
- Mardi à vendredi : 7h00 – 19h00
- Samedi : 7h00 – 18h30
- Dimanche : 7h00 – 13h00

# Nos prix

| Produit | Prix |
| --- | --- |
| Baguette tradition | 1,30 € |
| Croissant au beurre | 1,20 € |
| Tarte aux fraises | 18,50 € |

# Commandes

Les gâteaux d'anniversaire se commandent 48 heures à l'avance. Nous acceptons la carte bancaire à partir de 5 €.

# Stationnement

Un parking gratuit se trouve derrière l'église.

# Contact

Téléphone : 03 88 55 50 12
E-mail : bonjour@marchal.example`,
    ask: [
      ['Êtes-vous ouverts le dimanche ?', ['7h00', '13h00']],
      ['Quel est le prix de la baguette tradition ?', ['1,30']],
      ['Combien de temps à l’avance faut-il commander un gâteau ?', ['48 heures']],
      ['Où puis-je me garer ?', ['église']],
      ['quel est votre numéro de téléphone', ['03 88 55 50 12']],
      ['Puis-je payer par carte ?', ['carte']],
      ['How much is a croissant?', ['1,20']],
    ],
    decline: ['Vendez-vous des sushis ?', 'Quelle est la capitale de la Norvège ?'],
  },
  {
    language: 'it',
    name: 'Albergo Belvedere',
    text: `# Camere e prezzi

| Camera | Prezzo a notte | Dimensioni |
| --- | --- | --- |
| Singola | 65 € | 14 m² |
| Doppia | 98 € | 20 m² |
| Suite | 170 € | 38 m² |

La colazione è inclusa ed è servita dalle 7:30 alle 10:00. L'imposta di soggiorno è di 2 € a persona.

# Arrivo e partenza

Il check-in è possibile dalle 14:00, il check-out entro le 10:30.

# Animali

I cani di piccola taglia sono ammessi con un supplemento di 8 € al giorno.

# Orari della reception

Lunedì - Sabato: 8:00 - 22:00
Domenica: 9:00 - 13:00

# Contatti

Telefono: 0461 555 019`,
    ask: [
      ['Quanto costa la camera doppia?', ['98']],
      ['E la suite?', ['170']],
      ['A che ora è la colazione?', ['7:30']],
      ['I cani sono ammessi?', ['8 €']],
      ['Entro che ora devo fare il check-out?', ['10:30']],
      ['Fino a che ora è aperta la reception la domenica?', ['13:00']],
      ['Ist das Frühstück inbegriffen?', ['inclusa']],
    ],
    decline: ['Avete una piscina?', 'Chi ha vinto il campionato di calcio?'],
  },
  {
    language: 'pt',
    name: 'Clínica Sorriso Vivo',
    text: `# Horário de funcionamento

Segunda a sexta: 8h00 às 19h00
Sábado: 9h00 às 13h00
Domingo: fechado

# Tabela de preços

- Limpeza dentária: 180 reais
- Clareamento: 750 reais
- Extração simples: 220 reais

# Convênios

Aceitamos os convênios Bradesco e Amil. Não aceitamos cheques.

# Cancelamentos

As consultas podem ser desmarcadas com 24 horas de antecedência. Depois disso cobramos 60 reais.

# Onde estamos

Rua das Acácias 215, Curitiba. O estacionamento é gratuito para pacientes.`,
    ask: [
      ['Quanto custa o clareamento?', ['750']],
      ['Vocês abrem aos domingos?', ['fechado']],
      ['E no sábado?', ['9h00']],
      ['Com quanta antecedência posso desmarcar a consulta?', ['24 horas']],
      ['Tem estacionamento?', ['gratuito']],
      ['Aceitam cheques?', ['Não']],
      ['How much is a simple extraction?', ['220']],
    ],
    decline: ['Quanto custa um implante?', 'Vocês têm uma unidade em Manaus?'],
  },
  {
    language: 'ru',
    name: 'Автосервис Мотор',
    text: `# Часы работы

Понедельник – пятница: 9:00 – 20:00
Суббота: 10:00 – 17:00
Воскресенье: выходной

# Цены

| Услуга | Цена | Время |
| --- | --- | --- |
| Замена масла | 1500 руб. | 30 минут |
| Шиномонтаж | 2400 руб. | 1 час |
| Диагностика двигателя | 1200 руб. | 40 минут |

# Гарантия

Гарантия на работы составляет шесть месяцев.

# Контакты

Телефон: +7 495 555-01-27
Адрес: Москва, улица Лесная, дом 12`,
    ask: [
      ['Сколько стоит замена масла?', ['1500']],
      ['А шиномонтаж?', ['2400']],
      ['Вы работаете в воскресенье?', ['закрыто']],
      ['Какая гарантия на работы?', ['шесть месяцев']],
      ['Какой у вас телефон?', ['555-01-27']],
      ['Are you open on Saturday?', ['10:00', '17:00']],
    ],
    decline: ['Сколько стоит покраска крыла?', 'Какая столица Австралии?'],
  },
  {
    language: 'ja',
    name: 'さくら美容室',
    text: `# 営業時間

月曜日〜金曜日：10:00〜20:00
土曜日：9:00〜19:00
日曜日：定休日

# 料金

| メニュー | 料金 | 所要時間 |
| --- | --- | --- |
| カット | 4,500円 | 45分 |
| カラー | 7,800円 | 90分 |
| パーマ | 9,200円 | 120分 |

# ご予約

ご予約は電話でお願いします。キャンセルは前日までにご連絡ください。

# 駐車場

店舗の裏に駐車場が3台分あります。

# お問い合わせ

電話：03-5555-0182`,
    ask: [
      ['カットの料金はいくらですか？', ['4,500円']],
      ['パーマの所要時間はどのくらいですか', ['120分']],
      ['日曜日は営業していますか？', ['休業']],
      ['駐車場はありますか', ['3台']],
      ['電話番号を教えてください', ['03-5555-0182']],
      ['キャンセルはいつまでに連絡すればいいですか', ['前日']],
    ],
    decline: ['ネイルはできますか？', 'モンゴルの首都はどこですか？'],
  },
  {
    language: 'ko',
    name: '한빛 요가',
    text: `# 운영시간

월요일~금요일: 07:00~22:00
토요일: 09:00~15:00
일요일: 휴무

# 요금

| 프로그램 | 요금 | 시간 |
| --- | --- | --- |
| 1회 수업 | 25,000원 | 60분 |
| 1개월 회원권 | 160,000원 | 무제한 |
| 개인 레슨 | 70,000원 | 50분 |

# 준비물

요가 매트는 무료로 빌려 드립니다. 편한 옷을 가져오세요.

# 환불

환불은 시작 후 7일 이내에 가능합니다.

# 문의

전화: 02-555-0147`,
    ask: [
      ['1개월 회원권은 얼마인가요?', ['160,000원']],
      ['일요일에 영업하나요?', ['휴무']],
      ['토요일은요?', ['09:00']],
      ['환불은 언제까지 가능한가요?', ['7일']],
      ['요가 매트가 있나요?', ['무료']],
      ['전화번호가 뭐예요?', ['02-555-0147']],
    ],
    decline: ['수영장이 있나요?', '프랑스의 수도는 어디인가요?'],
  },
  {
    language: 'zh',
    name: '青竹茶馆',
    text: `# 营业时间

周一至周五：10:00–22:00
周六、周日：9:00–23:00

# 价目表

| 茶 | 价格 |
| --- | --- |
| 龙井 | 88元 |
| 铁观音 | 68元 |
| 普洱 | 98元 |

# 预订

包间需要提前一天预订，最多可坐十二人。

# 停车

楼下有免费停车场，可停两小时。

# 联系我们

电话：010-5555-0163
地址：北京市东城区竹林胡同8号`,
    ask: [
      ['龙井多少钱？', ['88元']],
      ['铁观音呢？', ['68元']],
      ['周六几点开门？', ['9:00']],
      ['包间需要提前多久预订？', ['一天']],
      ['有停车场吗？', ['两小时']],
      ['你们的电话是多少？', ['010-5555-0163']],
    ],
    decline: ['你们卖披萨吗？', '蒙古的首都是哪里？'],
  },
  {
    language: 'ar',
    name: 'مركز النور لتعليم اللغات',
    text: `# ساعات العمل

الأحد إلى الخميس: 9:00 – 18:00
السبت: 10:00 – 14:00
الجمعة: مغلق

# الأسعار

| الدورة | السعر | المدة |
| --- | --- | --- |
| الإنجليزية للمبتدئين | 900 درهم | شهران |
| الفرنسية | 1100 درهم | ثلاثة أشهر |
| دروس خاصة | 150 درهم | ساعة واحدة |

# التسجيل

رسوم التسجيل 50 درهم وتدفع مرة واحدة. يمكن استرداد المبلغ خلال أسبوع.

# الموقف

يوجد موقف سيارات مجاني أمام المبنى.

# اتصل بنا

هاتف: 04 555 0138`,
    ask: [
      ['كم سعر دورة الفرنسية؟', ['1100']],
      ['هل تفتحون يوم الجمعة؟', ['مغلق']],
      ['كم رسوم التسجيل؟', ['50']],
      ['هل يوجد موقف سيارات؟', ['مجاني']],
      ['ما هو رقم الهاتف؟', ['04 555 0138']],
    ],
    decline: ['كم سعر دورة اليابانية؟', 'ما هي عاصمة منغوليا؟'],
  },
  {
    language: 'hi',
    name: 'सेहत क्लिनिक',
    text: `# समय

सोमवार से शुक्रवार: 9:00 – 18:00
शनिवार: 10:00 – 14:00
रविवार: बंद

# शुल्क

| सेवा | शुल्क |
| --- | --- |
| सामान्य परामर्श | 500 रुपये |
| रक्त जांच | 350 रुपये |
| टीकाकरण | 800 रुपये |

# अपॉइंटमेंट

अपॉइंटमेंट फोन से लें। रद्द करने के लिए एक दिन पहले सूचना दें।

# पार्किंग

इमारत के पीछे मुफ्त पार्किंग है।

# संपर्क

फोन: 022 5550 0129`,
    ask: [
      ['रक्त जांच का शुल्क कितना है?', ['350']],
      ['क्या आप रविवार को खुले हैं?', ['बंद']],
      ['पार्किंग कहाँ है?', ['पीछे']],
      ['आपका फोन नंबर क्या है?', ['022 5550 0129']],
      ['टीकाकरण की कीमत क्या है?', ['800']],
    ],
    decline: ['एक्स-रे का शुल्क कितना है?', 'मंगोलिया की राजधानी क्या है?'],
  },
]
