import { type Language, languages } from '@foyer/answers/types'
import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

type Reply = ReturnType<typeof readReply>['answer']
const read = (text: string, language: Language) => readReply(text, [language, 'en'])

/** Replies to 'Shall I pass on …?'. */
const replies: Record<Language, [warm: string, when: string, asks: string, doubts: string[], no: string]> = {
  en: [
    'Yes, that would be lovely, thank you so much!',
    'Sure, but only after 6pm',
    'yes and how much is a filling',
    ['yes but no', 'Yes, I know', 'Yes, maybe', 'ok, I will call you myself', 'sure... not'],
    'No thank you, I would rather call you myself tomorrow morning',
  ],
  de: [
    'Ja, das wäre wirklich sehr nett, vielen Dank!',
    'Ja gerne, aber nicht vor 17 Uhr',
    'Ja, und was kostet eine Füllung',
    ['Ja, aber doch nicht', 'Ja, ich weiß', 'Ja, vielleicht', 'Ja ja, nein'],
    'Nein danke, ich rufe lieber selbst an',
  ],
  fr: [
    'Oui, ce serait vraiment gentil, merci beaucoup !',
    'Oui volontiers, mais pas avant 18 heures',
    'Oui, et combien coûte une couronne',
    ['oui mais non', 'Oui, je sais', 'Oui, peut-être'],
    'Non merci, je préfère appeler moi-même',
  ],
  es: [
    'Sí, me parece estupendo, ¡muchas gracias!',
    'Si, pero después de las 18',
    'Sí, y cuánto cuesta una corona',
    ['sí pero no', 'Sí, ya lo sé', 'Sí, quizás'],
    'No gracias, prefiero llamar yo',
  ],
  it: [
    'Sì, sarebbe davvero bello, grazie mille!',
    'Si, ma dopo le 18',
    'Sì, e quanto costa una corona',
    ['sì ma no', 'Sì, lo so', 'Sì, forse'],
    'No grazie, preferisco chiamare io',
  ],
  nl: [
    'Ja, dat zou echt heel fijn zijn, hartelijk dank!',
    'Ja graag, maar niet voor 18 uur',
    'Ja, en wat kost een kroon',
    ['ja maar nee', 'Ja, ik weet het', 'Ja, misschien', 'goed om te weten'],
    'Nee bedankt, ik bel liever zelf',
  ],
  pt: [
    'Sim, seria mesmo muito bom, muito obrigada!',
    'Sim, mas só depois das 18h',
    'Sim, e quanto custa uma coroa',
    ['sim mas não', 'Sim, eu sei', 'Sim, talvez'],
    'Não, obrigado, prefiro ligar eu',
  ],
  ru: [
    'Да, это было бы очень кстати, большое спасибо!',
    'Да, но не раньше 18 часов',
    'Да, а сколько стоит коронка',
    ['да, но нет', 'Да, я знаю', 'Да, возможно'],
    'Нет, спасибо, я лучше позвоню завтра',
  ],
  ja: [
    'はい、とても助かります。ありがとうございます！',
    'はい、18時以降にお願いします',
    'はい、クラウンはいくらですか',
    ['はい、知っています', 'はい、でもやっぱりいいえ', 'はい、たぶん'],
    'いいえ、自分で電話します',
  ],
  ko: [
    '네, 그러면 정말 좋겠어요. 감사합니다!',
    '네, 오후 6시 이후에 부탁드려요',
    '네, 그리고 크라운은 얼마예요',
    ['네, 알아요', '네 하지만 아니요', '네, 아마도요'],
    '아니요, 제가 직접 전화할게요',
  ],
  zh: [
    '好的，那太好了，非常感谢！',
    '好，但请在下午6点以后',
    '好的，那牙冠多少钱',
    ['是的，我知道', '好，还是算了', '好的，也许吧'],
    '不用了，谢谢，我自己打',
  ],
  ar: [
    'نعم، سيكون ذلك رائعا جدا، شكرا جزيلا!',
    'نعم، ولكن بعد الساعة 6 مساء',
    'نعم، وكم سعر التاج؟',
    ['نعم ولكن لا', 'نعم، أعرف', 'نعم، ربما'],
    'لا، شكرا، سأتصل بكم غدا',
  ],
  hi: [
    'हाँ, यह बहुत अच्छा रहेगा, बहुत धन्यवाद!',
    'हाँ, लेकिन शाम 6 बजे के बाद',
    'हाँ, और क्राउन कितने का है',
    ['हाँ, मुझे पता है', 'हाँ पर नहीं', 'हाँ, शायद'],
    'नहीं, धन्यवाद, मैं खुद फ़ोन करूँगा',
  ],
}

test.each(languages)('in %s a yes with details counts, and a yes that is taken back does not', (language) => {
  const [warm, when, asks, doubts, no] = replies[language]
  const answers = (texts: string[]) =>
    texts.map((text): [string, Reply] => [text, read(text, language).answer])
  expect(answers([warm, when])).toEqual([warm, when].map((text) => [text, 'yes']))
  expect(read(when, language)).toMatchObject({ adds: true, question: null })
  expect(answers(doubts).filter(([, answer]) => answer === 'yes')).toEqual([])
  expect(answers([no])).toEqual([[no, 'no']])
  const asked = read(asks, language)
  expect(asked.answer, asks).toBe('other')
  // The leading yes is not part of the question.
  expect(asked.question!.length, asks).toBeGreaterThan(3)
  expect(asked.question!.length, asks).toBeLessThan(asks.length)
})

test.each<[string, Reply]>([
  ['👍', 'yes'],
  ['👍🏽', 'yes'],
  ['👌 thanks', 'yes'],
  ['✅', 'yes'],
  ['ok 👍', 'yes'],
  ['Yes please 🙏😊', 'yes'],
  ['👎', 'no'],
  ['❌ no', 'no'],
  ['👍👎', 'unclear'],
  ['🙏', 'other'],
  ['😂', 'other'],
  ['YES PLEASE!!!', 'yes'],
  ['oh yes', 'yes'],
  ['Thanks, yes', 'yes'],
  ['no problem, go ahead', 'yes'],
  ['Of course', 'yes'],
  ['Of course not', 'no'],
  ['Yes, no rush', 'yes'],
  ['Yes please, when you can', 'yes'],
  ['Yes, but not on Mondays', 'yes'],
  ['Yes, but please not', 'unclear'],
  ['No, wait, yes', 'unclear'],
  ['no no no', 'no'],
  ['maybe', 'unclear'],
  ['Please call me', 'unclear'],
  ['Yes?', 'other'],
  ['Thanks', 'other'],
  ['Yesterday I called already', 'other'],
  ['Normally I would', 'other'],
])('%s is %s', (text, answer) => {
  expect(read(text, 'en').answer).toBe(answer)
})
