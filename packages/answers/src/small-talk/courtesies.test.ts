import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { buildIndex } from '../knowledge/build-index.ts'
import type { KnowledgeIndex } from '../knowledge/knowledge-index.ts'
import { complaintIn } from '../say/complaint.ts'
import { phrasesOf } from '../say/phrases/phrases.ts'
import { assistantOf } from '../testing/assistant.ts'
import { converse } from '../testing/converse.ts'
import { laterSiteNames, loadSite, siteNames } from '../testing/site.ts'
import { type Language, languages } from '../types.ts'
import { type SmallTalk, smallTalkIn, withoutCourtesy } from './small-talk.ts'

/** Chat messages by their kind. */
const written: Record<Language, Partial<Record<SmallTalk, string[]>>> = {
  en: {
    greeting: ['heyyy', 'hi again', 'good evening all', '👋'],
    thanks: ['thx!!', 'ok thanks a lot', 'tysm 🙏', 'cheers mate', 'great, that was really helpful', 'ta'],
    farewell: ['byeee', 'ok gotta go', 'have a great weekend!'],
    fond: [
      '😍',
      'your staff were lovely',
      'We loved our stay',
      'amazing service!',
      'you guys are awesome',
      ':)',
    ],
    insult: ['you idiot', 'are you dumb?', '👎', 'stfu'],
    laugh: ['lol', 'hahaha 😂'],
    nod: ['ok cool', 'gotcha', 'kk', 'fair enough', '👌🏽'],
    abilities: ['what can I ask you?', 'how can you help?', 'What can u do'],
    identity: ['who are you', 'is this a bot?'],
  },
  es: {
    greeting: ['buenas', 'hola buenas tardes', 'q tal'],
    thanks: ['gracias!!', 'vale, mil gracias', 'muchas gracias por la ayuda', 'muy amable'],
    farewell: ['chau', 'hasta mañana', 'nos vemos pronto'],
    fond: ['sois los mejores', 'Me encantó vuestro restaurante', 'la comida estaba riquísima'],
    insult: ['eres inútil', 'gilipollas'],
    laugh: ['jajaja', 'jejeje'],
    nod: ['vale', 'ok listo', 'entendido, genial'],
    abilities: ['¿Qué puedes hacer?', '¿En qué me puedes ayudar?'],
    identity: ['¿quién eres?'],
  },
  fr: {
    greeting: ['slt', 'bjr', 'coucou !'],
    thanks: ['merci bcp', 'ok merci', 'merci pour votre aide', 'un grand merci !!'],
    farewell: ['bonne journée', 'à plus', 'au revoir et bonne soirée'],
    fond: ['vous êtes au top', 'votre équipe est formidable', 'on a adoré le séjour'],
    insult: ['tu sers à rien', 'ferme-la'],
    laugh: ['mdr', 'ptdr'],
    nod: ['ça roule', 'dac', 'ok nickel', 'pas de souci'],
    abilities: ['Que peux-tu faire ?', 'à quoi tu sers ?'],
    identity: ['Qui êtes-vous ?'],
  },
  de: {
    greeting: ['moin', 'hi zusammen', 'Schönen guten Tag'],
    thanks: ['danke dir!', 'ok danke', 'vielen lieben Dank', 'das hat mir sehr geholfen', 'dankeee'],
    farewell: ['tschüssi', 'schönen Tag noch', 'bis morgen!'],
    fond: ['ihr seid toll', 'Euer Essen war köstlich', 'super Service'],
    insult: ['du Depp', 'halt die Klappe'],
    laugh: ['haha', 'hihi 😂'],
    nod: ['alles klar', 'ok super', 'passt', 'kein Problem'],
    abilities: ['Was kannst du?', 'Wobei können Sie mir helfen?'],
    identity: ['wer bist du?'],
  },
  it: {
    greeting: ['ehi', 'buondì', 'salve a tutti'],
    thanks: ['grazie mille!', 'ok grazie', 'gentilissimi', 'ti ringrazio'],
    farewell: ['a dopo', 'buona giornata', 'alla prossima!'],
    fond: ['siete fantastici', 'Il vostro personale è gentilissimo', 'mi è piaciuto tantissimo'],
    insult: ['fai schifo', 'sei stupido'],
    laugh: ['ahahah', 'che ridere'],
    nod: ['va bene', 'ok perfetto', 'capito', 'tutto chiaro'],
    abilities: ['Cosa sai fare?', 'come puoi aiutarmi?'],
    identity: ['chi sei?'],
  },
  pt: {
    greeting: ['oiii', 'e aí', 'olá boa tarde'],
    thanks: ['obg', 'vlw!', 'muito obrigada pela ajuda', 'valeu mesmo'],
    farewell: ['tchau', 'até amanhã', 'falou'],
    fond: ['vocês são demais', 'A comida estava deliciosa', 'adorei o atendimento'],
    insult: ['que porcaria', 'você é um lixo'],
    laugh: ['kkkkk', 'rsrs'],
    nod: ['beleza', 'tá bom', 'ok entendi', 'combinado'],
    abilities: ['O que você pode fazer?', 'como pode me ajudar?'],
    identity: ['quem é você?'],
  },
  ru: {
    greeting: ['приветик', 'доброго дня', 'здравствуйте!'],
    thanks: ['спс', 'спасибо за помощь', 'благодарю', 'ок, спасибо'],
    farewell: ['пока', 'всего доброго', 'хорошего дня!'],
    fond: ['вы лучшие', 'у вас очень вкусная еда', 'нам всё понравилось'],
    insult: ['дебил', 'заткнись'],
    laugh: ['ахаха', 'лол'],
    nod: ['понял', 'хорошо, ясно', 'ок', 'ладно'],
    abilities: ['что ты умеешь?', 'чем вы можете помочь?'],
    identity: ['кто ты?'],
  },
  ja: {
    greeting: ['こんにちは！', 'お世話になっております', 'もしもし'],
    thanks: ['ありがとう😊', 'どうもありがとうございました', '助かりました！', 'あざす'],
    farewell: ['さようなら', 'では、失礼します', 'おやすみなさい'],
    fond: ['素晴らしいです', 'とても美味しかったです', 'サービスが最高でした'],
    insult: ['ポンコツ', 'ふざけるな'],
    laugh: ['www', '笑'],
    nod: ['なるほど', 'わかりました。', '了解です', 'はい'],
    abilities: ['何ができますか？', 'どんなことが聞けますか'],
    identity: ['あなたは誰ですか？'],
  },
  ko: {
    greeting: ['안녕하세요~', '저기요', '반갑습니다'],
    thanks: ['감사합니다!', 'ㄱㅅ', '정말 고마워요', '도움이 많이 됐어요'],
    farewell: ['수고하세요', '안녕히 계세요', '좋은 하루 되세요'],
    fond: ['최고예요', '음식이 정말 맛있었어요', '직원분들이 너무 친절했어요'],
    insult: ['바보야', '닥쳐'],
    laugh: ['ㅋㅋㅋㅋ', 'ㅎㅎ'],
    nod: ['넵', 'ㅇㅋ', '네 알겠습니다', '그렇군요'],
    abilities: ['뭐 할 수 있어?', '무엇을 도와줄 수 있나요?'],
    identity: ['누구세요?'],
  },
  zh: {
    greeting: ['在吗', '您好！', '早上好'],
    thanks: ['谢谢啦', '好的谢谢你', '辛苦了', '非常感谢！'],
    farewell: ['拜拜', '下次再聊', '晚安'],
    fond: ['太棒了', '你们的服务真好', '非常满意'],
    insult: ['垃圾机器人', '闭嘴'],
    laugh: ['哈哈哈', '笑死我了'],
    nod: ['好的', '收到', '嗯嗯，知道了', '没问题'],
    abilities: ['你能做什么？', '我可以问你什么'],
    identity: ['你是谁？'],
  },
  ar: {
    greeting: ['مرحبا!', 'السلام عليكم', 'صباح النور'],
    thanks: ['شكرًا لك', 'مشكور', 'يعطيك العافية', 'تمام شكرا'],
    farewell: ['مع السلامة', 'في أمان الله', 'باي'],
    fond: ['أنتم رائعون', 'الطعام كان لذيذا جدا', 'خدمة ممتازة'],
    insult: ['أنت غبي', 'اخرس'],
    laugh: ['هههههه', 'هاهاها'],
    nod: ['طيب', 'ماشي', 'أوكي', 'فهمت'],
    abilities: ['ماذا يمكنك أن تفعل؟', 'كيف يمكنك مساعدتي؟'],
    identity: ['من أنت؟'],
  },
  hi: {
    greeting: ['नमस्ते जी', 'हैलो', 'राम राम'],
    thanks: ['बहुत धन्यवाद', 'शुक्रिया', 'थैंक्स', 'बहुत मदद मिली'],
    farewell: ['अलविदा', 'फिर मिलते हैं', 'बाय'],
    fond: ['आप बहुत अच्छे हैं', 'आपका खाना बहुत स्वादिष्ट था', 'वाह'],
    insult: ['बेवकूफ', 'चुप रहो'],
    laugh: ['हाहाहा', 'हा हा'],
    nod: ['ठीक है', 'अच्छा', 'समझ गया', 'जी हाँ'],
    abilities: ['आप क्या कर सकते हैं?', 'मैं आपसे क्या पूछ सकता हूँ?'],
    identity: ['आप कौन हैं?'],
  },
  nl: {
    greeting: ['hoi daar', 'goeiemorgen', 'hallo allemaal'],
    thanks: ['dankjewel!', 'super bedankt', 'oké bedankt voor de info', 'tnx'],
    farewell: ['doei', 'fijne dag nog', 'houdoe'],
    fond: ['jullie zijn toppers', 'Het eten was heerlijk', 'we hebben genoten van ons verblijf'],
    insult: ['wat een rotzooi', 'sukkel'],
    laugh: ['hahaha', 'grappig'],
    nod: ['oké top', 'duidelijk', 'is goed', 'snap ik'],
    abilities: ['Wat kun je?', 'waarmee kunt u me helpen?'],
    identity: ['wie ben je?'],
  },
}
const rows = Object.entries(written).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([kind, messages]) =>
    messages.map((message) => [language as Language, message, kind] as const),
  ),
)

describe('a word that asks nothing', () => {
  test.each(rows)('%s: %s (%s)', (_language, message, kind) => {
    expect(smallTalkIn(message)).toBe(kind)
  })
  test.each(Object.keys(written))('at least fifteen in %s', (language) => {
    expect(rows.filter(([own]) => own === language).length).toBeGreaterThanOrEqual(15)
  })
})
let index: KnowledgeIndex
beforeAll(async () => {
  const text = `# Alder Lane Kennels

We look after dogs while you are away.

## Prices

| Stay | Price |
| --- | --- |
| Small kennel | £24 |
| Large kennel | £31 |

## Payment

We take cards and cash.

## Parking

There is free parking behind the barn.

## Contact

Telephone 01632 960 727`
  index = await buildIndex(
    {
      pages: [{ url: 'https://alder.example/', title: 'Welcome | Alder Lane', language: 'en', text }],
      facts: [],
    },
    { language: 'en' },
  )
})
const linesOf = (file: string) =>
  readFileSync(new URL(`../testing/questions/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
const say = (...messages: string[]) => converse(index, 'Alder Lane', messages)

/** Identical in several languages, so only the conversation identifies the language. */
const shared = 'ok merci|hi zusammen|super Service|haha|hihi 😂|ok super|ahahah|kkkkk|tnx|hahaha'.split('|')

describe('the language of what is said back', () => {
  test.each(rows)('%s: %s', (language, message) => {
    const own = { ...assistantOf('Alder Lane', language), multiLanguage: true }
    expect(answer({ index, assistant: own, question: message }).language).toBe(language)
    if (!shared.includes(message)) expect(say(message).language).toBe(language)
  })

  test('is that of the conversation where a word is said everywhere', () => {
    expect(say('Wie viel kostet der kleine Zwinger?', 'thx').language).toBe('de')
    expect(say('Combien coûte le grand chenil ?', 'lol ok').language).toBe('fr')
  })
})

describe('a real question is no small talk', () => {
  const asked = [
    ...(['en', 'de', 'es', 'fr', 'it'] as const).flatMap((language) =>
      ['', 'short/'].flatMap((folder) =>
        linesOf(`${folder}${language}`).map((question) => [language, question] as const),
      ),
    ),
    ...[...siteNames, ...laterSiteNames].flatMap((name) => {
      const { language, questions } = loadSite(name)
      return questions.filter(({ inject }) => !inject).map(({ q }) => [language, q] as const)
    }),
  ]
  /** Messages without a question. */
  const asksNothing =
    /^(guten Morgen|vielen Dank|who are you|good morning|thank you|buenos días|muchas gracias|qui êtes-vous|bonjour|merci beaucoup|buongiorno|grazie mille)$/
  test('nor a complaint, and nothing is taken away from it', () => {
    const questions = asked.filter(([, question]) => !asksNothing.test(question))
    expect(questions.length).toBeGreaterThan(1_200)
    const wrong = questions.filter(
      ([language, question]) =>
        smallTalkIn(question) || complaintIn(question, language) || withoutCourtesy(question) !== question,
    )
    expect(wrong).toEqual([])
  })

  test.each([
    'morning or evening?',
    'Is your pasta good?',
    'Good Friday?',
    'what is the best room you have',
    'i love climbing, do you have a wall',
    'We loved our stay, can we book the same room again',
    'My washing machine is broken',
    'I lost my key',
    'I cannot come on Monday',
    'my car is filthy',
    'i want a refund',
    'I have terrible back pain',
    'awful smell in my bathroom drain',
    'still not sure which room to take',
    'I have never been to a class',
    'Ich habe furchtbare Zahnschmerzen',
    'tengo un dolor terrible de espalda',
    'ひどい腰痛があります',
    'what happens if my parcel never arrives',
    'schönes Zimmer mit Balkon?',
    'Mein Handy ist kaputt',
    'no llego a tiempo a mi cita',
    '最低料金はいくらですか',
    '味道好吗',
    'मेरा लैपटॉप खराब है',
  ])('%s', (message) => {
    expect(smallTalkIn(message)).toBeNull()
    expect(complaintIn(message, 'en')).toBeNull()
  })
})

describe('a courtesy around a question', () => {
  test.each([
    ['cheers, and is there parking?', 'free parking'],
    ['Good morning!! Do you take cards?', 'cards and cash'],
    ['Your kennels are lovely! How much is the large kennel?', '£31'],
    ['lol. small kennel price?', '£24'],
    ['How much is the small kennel? thanks so much!!', '£24'],
  ])('%s', (message, told) => {
    const said = say(message)
    expect(said.text).toContain(told)
    expect(said.confidence).toBe('sure')
  })

  test.each([
    ['Merci, à bientôt. Il y a un parking ?', 'Il y a un parking ?'],
    ['Super Laden! Kann ich mit Karte zahlen? Danke', 'Kann ich mit Karte zahlen?'],
    ['No, the other one', 'No, the other one'],
    ['ありがとうございます！駐車場はありますか？', '駐車場はありますか？'],
  ])('%s', (message, left) => {
    expect(withoutCourtesy(message)).toBe(left)
  })
})

describe('a complaint', () => {
  test.each([
    ['en', 'I have been waiting for three weeks and nobody answers'],
    ['en', 'Your driver was incredibly rude'],
    ['en', 'the chairs arrived damaged'],
    ['en', 'worst experience ever, never again'],
    ['es', 'Mi paquete nunca llegó, es una vergüenza'],
    ['es', 'nadie contesta al teléfono'],
    ['fr', "Ma commande n'est jamais arrivée, c'est inadmissible"],
    ['fr', 'votre accueil était scandaleux'],
    ['de', 'Meine Bestellung ist nie angekommen, eine Frechheit'],
    ['de', 'Ich warte seit drei Wochen auf Antwort'],
    ['it', 'Il mio ordine non è mai arrivato, che vergogna'],
    ['pt', 'Meu pedido não chegou, isso é um absurdo'],
    ['ru', 'Мой заказ так и не пришёл, это безобразие'],
    ['ja', '注文した商品がまだ届かない。ひどいです'],
    ['ko', '주문한 물건이 아직도 안 왔어요. 정말 실망이에요'],
    ['zh', '我的订单一直没收到，太差了'],
    ['ar', 'طلبي لم يصل بعد وهذا غير مقبول'],
    ['hi', 'मेरा ऑर्डर अभी तक नहीं आया, यह शर्मनाक है'],
    ['nl', 'Mijn bestelling is nooit aangekomen, schandalig'],
  ] as const)('%s: %s', (language, message) => {
    const said = say(message)
    expect(said.language).toBe(language)
    expect(said.text).toContain(phrasesOf(language).chatter.sorry)
    expect(said.text).toContain('01632 960 727')
    expect(said.sources).toEqual([])
  })

  test('without a number to give, a message can be left', async () => {
    const mute = await buildIndex(
      { pages: [{ url: 'https://a.example/', title: 'A', text: 'We mend clocks.' }], facts: [] },
      { language: 'en' },
    )
    const { confidence, text } = converse(mute, 'A', ['this is a disgrace, my clock never came back'])
    expect(text).toBe(phrasesOf('en').chatter.sorry)
    expect(confidence).toBe('none')
  })
})

describe('what nobody can read', () => {
  test.each(['lkjsdf', 'dfgh jklh', '??', '…', '🫠', 'ㄹㅇㅁㄴ', 'xcvxcv'])('%s', (message) => {
    const said = say(message)
    expect(said.confidence).toBe('none')
    expect(said.text).toContain(phrasesOf(said.language).notUnderstood)
    expect(said.text).toContain(phrasesOf(said.language).topics.parking)
  })

  test.each(['kayaks', 'Gewährleistung', 'do you fgh hamsters'])('%s is only not told', (message) => {
    expect(say(message).text).not.toContain(phrasesOf(say(message).language).notUnderstood)
  })
})

test.each(languages)('what it can do is told in topics, in %s', (language) => {
  const [asked] = written[language].abilities!
  const { text } = say(asked!)
  const { topics } = phrasesOf(language)
  for (const topic of [topics.prices, topics.payment, topics.parking]) expect(text).toContain(topic)
  expect(text).not.toMatch(/Welcome|…|Home/)
  expect(text).not.toContain(topics.delivery)
})
