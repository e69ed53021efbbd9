import { type Language, languages, type Message } from '@foyer/answers/types'
import { describe, expect, test } from 'vitest'
import { leadTalk } from './lead-talk.ts'
import { readContact } from './read-contact.ts'
import { leadWords } from './words/all.ts'

const talk = (text: string, history: Message[] = [], language: Language = 'en', multiLanguage = true) =>
  leadTalk({ text, history, business: 'Harbour Dental', language, multiLanguage })

/** Asks for a call, gives an address and agrees, in each language. */
const stories: Record<Language, { wants: string; gives: string; yes: string; no: string }> = {
  en: {
    wants: 'Could somebody call me, please?',
    gives: 'My email is bob@example.com please call me',
    yes: 'Yes, please!',
    no: 'No, thanks',
  },
  es: {
    wants: '¿Me pueden llamar mañana?',
    gives: 'Mi correo es bob@example.com',
    yes: 'Sí, por favor',
    no: 'No, gracias',
  },
  fr: {
    wants: 'Rappelez-moi s’il vous plaît',
    gives: 'Mon adresse est bob@example.com',
    yes: 'Oui, merci',
    no: 'Non merci',
  },
  de: {
    wants: 'Können Sie mich bitte zurückrufen?',
    gives: 'Meine E-Mail ist bob@example.com',
    yes: 'Ja, gerne',
    no: 'Nein, danke',
  },
  nl: {
    wants: 'Kunt u mij morgen terugbellen?',
    gives: 'Mijn e-mail is bob@example.com',
    yes: 'Ja, graag',
    no: 'Nee, bedankt',
  },
  it: {
    wants: 'Potete richiamarmi? Mi può chiamare domani?',
    gives: 'La mia email è bob@example.com',
    yes: 'Sì, grazie',
    no: 'No grazie',
  },
  pt: {
    wants: 'Vocês podem me ligar?',
    gives: 'Meu e-mail é bob@example.com',
    yes: 'Sim, por favor',
    no: 'Não, obrigado',
  },
  ru: {
    wants: 'Перезвоните мне, пожалуйста',
    gives: 'Моя почта bob@example.com',
    yes: 'Да, пожалуйста',
    no: 'Нет, спасибо',
  },
  ja: {
    wants: '折り返しお電話ください。',
    gives: 'メールアドレスは bob@example.com です',
    yes: 'はい、お願いします',
    no: 'いいえ、結構です',
  },
  ko: {
    wants: '내일 전화 주세요',
    gives: '제 이메일은 bob@example.com 입니다',
    yes: '네, 부탁드려요',
    no: '아니요',
  },
  zh: { wants: '请给我回电', gives: '我的邮箱是 bob@example.com', yes: '好的', no: '不用了' },
  ar: { wants: 'هل يمكنكم الاتصال بي؟', gives: 'بريدي bob@example.com', yes: 'نعم من فضلك', no: 'لا، شكرا' },
  hi: { wants: 'कृपया मुझे कॉल करें', gives: 'मेरा ईमेल bob@example.com है', yes: 'हाँ, कृपया', no: 'नहीं, धन्यवाद' },
}

describe.each(languages)('in %s', (language) => {
  const { wants, gives, yes, no } = stories[language]
  const words = leadWords[language]

  test('a request for a call is asked for contact details, an address is confirmed, and only a yes passes it on', () => {
    expect(talk(wants)).toEqual({ says: words.how, language, passOn: null })
    const history: Message[] = [
      { role: 'user', content: wants },
      { role: 'assistant', content: words.how },
    ]
    const bare = talk('bob@example.com', history)!
    expect(bare).toMatchObject({ language, passOn: null })
    expect(talk(gives)).toEqual(bare)
    expect(bare.says).toContain('bob@example.com')
    expect(bare.says).toContain('Harbour Dental')

    const asked: Message[] = [
      ...history,
      { role: 'user', content: gives },
      { role: 'assistant', content: bare.says },
    ]
    expect(talk(yes, asked)).toMatchObject({
      language,
      passOn: { email: 'bob@example.com', phone: null, agreedTo: bare.says, message: `${wants}\n${gives}` },
    })
    expect(talk(no, asked)).toEqual({ says: words.dropped, language, passOn: null })
    expect(talk('eve@example.com', asked)!.says).toContain('eve@example.com')
    // As a reply to anything else it gives no consent.
    expect(talk(yes, history.slice(0, 1))?.passOn ?? null).toBeNull()
  })
})

test('an invalid address is asked for again and then confirmed', () => {
  for (const broken of ['my email is hans@exmaple', 'Meine E-Mail ist bob@ex,ample', 'hans@exmaple'])
    expect(talk(broken)?.says, broken).toBe(
      broken.startsWith('Meine') ? leadWords.de.check : leadWords.en.check,
    )
  const asked: Message[] = [
    { role: 'user', content: 'Meine E-Mail ist hans@exmaple' },
    { role: 'assistant', content: leadWords.de.check },
  ]
  expect(talk('hans@example.com', asked)).toMatchObject({ language: 'de', passOn: null })
  expect(talk('hans@example.com', asked)!.says).toContain('hans@example.com')
  expect(talk('Do you follow @harbour on Instagram?')).toBeNull()
})

test('an assistant with a single language asks in it and understands the visitor’s yes or no', () => {
  const { gives, yes, no } = stories.de
  const asks = talk(gives, [], 'fr', false)!
  expect(asks).toMatchObject({ language: 'fr' })
  const asked = (content: string): Message[] => [
    { role: 'user', content },
    { role: 'assistant', content: asks.says },
  ]
  expect(talk(yes, asked(gives), 'fr', false)).toMatchObject({
    language: 'fr',
    passOn: { email: 'bob@example.com', agreedTo: asks.says },
  })
  expect(talk(no, asked(gives), 'fr', false)).toEqual({
    says: leadWords.fr.dropped,
    language: 'fr',
    passOn: null,
  })
  // A bare address reveals no language.
  expect(talk(yes, asked('bob@example.com'), 'fr', false)?.passOn).toBeNull()
})

test.each([
  ['When are you open on Monday?', 'Could somebody call me on Monday?', leadWords.en.how],
  [
    'Is hello@harbour.example still your address for invoices from last year?',
    'hello@harbour.example is my address',
    'hello@harbour.example',
  ],
  [
    'Can I reach you on +44 20 7946 0018 after six in the evening?',
    'Can you reach me on +44 20 7946 0018 after six in the evening?',
    '+44 20 7946 0018',
  ],
  ['Is 2026-11-20 a holiday?', 'Can you call me on 2026-11-20?', leadWords.en.how],
  ['Yes', 'Yes, call me', leadWords.en.how],
  ['me llamo Bob', 'me llamo Bob, ¿me pueden llamar?', leadWords.es.how],
  ['ご連絡先を教えてください', 'ご連絡をお願いします', leadWords.ja.how],
  ['怎么联系我们', '请联系我', leadWords.zh.how],
  ['전화해도 되나요?', '전화해 주세요', leadWords.ko.how],
  [
    'How much is a cleaning in 2026, compared with 2025?',
    'Call me back about a cleaning in 2026',
    leadWords.en.how,
  ],
])('%s does not ask for contact, unlike %s', (text, request, says) => {
  expect(talk(text)).toBeNull()
  expect(talk(request)?.says).toContain(says)
})

test('another question is answered with the consent question repeated below, once', () => {
  const request = 'call me at +44 20 7946 0018'
  const { says } = talk(request)!
  expect(says).toContain('+44 20 7946 0018')
  const asked: Message[] = [
    { role: 'user', content: request },
    { role: 'assistant', content: says },
  ]
  const another = 'And what does a crown cost, by the way?'
  expect(talk(another, asked)).toEqual({ says, language: 'en', passOn: null, alsoAsks: another })
  expect(talk('yes, and do you have parking?', asked)).toMatchObject({
    says,
    passOn: null,
    alsoAsks: 'and do you have parking?',
  })
  expect(talk('No, but do you have parking?', asked)).toMatchObject({
    says: leadWords.en.dropped,
    passOn: null,
    alsoAsks: 'but do you have parking?',
  })

  const askedAgain: Message[] = [
    ...asked,
    { role: 'user', content: another },
    { role: 'assistant', content: `A crown is $900.\n\n${says}` },
  ]
  expect(talk('And a bridge?', askedAgain)).toBeNull()
  expect(talk('yes please', askedAgain)?.passOn).toEqual({
    email: null,
    phone: '+44 20 7946 0018',
    agreedTo: says,
    message: `${request}\n${another}`,
  })
})

test('details added to a yes go into the lead, and an unclear reply is asked again once', () => {
  const request = 'Please ring me about braces, my number is 020 7946 0018'
  const { says } = talk(request)!
  const asked: Message[] = [
    { role: 'user', content: request },
    { role: 'assistant', content: says },
  ]
  const message = (reply: string, history = asked) => talk(reply, history)?.passOn?.message
  expect(message('Yes please, but only after half past six')).toBe(
    `${request}\nYes please, but only after half past six`,
  )
  expect(message('👍 thank you very much')).toBe(request)

  expect(talk('yes but no', asked)).toEqual({ says, language: 'en', passOn: null })
  const askedAgain: Message[] = [
    ...asked,
    { role: 'user', content: 'Perhaps, mornings are best' },
    { role: 'assistant', content: says },
  ]
  expect(talk('maybe', askedAgain)).toBeNull()
  expect(message('ok then, yes', askedAgain)).toContain('mornings are best')
})

test('a yes may add a second contact; another of the same kind is confirmed first', () => {
  const { says } = talk('my email is ann@example.com')!
  const asked: Message[] = [{ role: 'assistant', content: says }]
  expect(talk('Yes, or ring me at 020 7946 0018', asked)?.passOn).toMatchObject({
    email: 'ann@example.com',
    phone: '020 7946 0018',
  })
  expect(talk('Yes, ann@example.com is right', asked)?.passOn).toMatchObject({ email: 'ann@example.com' })
  const other = talk('Yes, but take ann@work.example.com', asked)!
  expect(other.passOn).toBeNull()
  expect(other.says).toContain('ann@work.example.com')
  expect(talk('Yes, but use ann@wrk', asked)).toMatchObject({ says: leadWords.en.check, passOn: null })
  expect(talk('No, forget ann@example.com', asked)?.says).toBe(leadWords.en.dropped)
})

test('asked for a number, a visitor may refuse, write half of it, or ask something else', () => {
  const asked: Message[] = [
    { role: 'user', content: 'call me' },
    { role: 'assistant', content: leadWords.en.how },
  ]
  expect(talk('no thanks', asked)?.says).toBe(leadWords.en.dropped)
  expect(talk('yes', asked)?.says).toBe(leadWords.en.how)
  expect(talk('it is 0207 94', asked)?.says).toBe(leadWords.en.checkPhone)
  expect(talk('What does a crown cost in 2027?', asked)).toBeNull()
  const checked: Message[] = [
    ...asked,
    { role: 'user', content: '0207 94' },
    { role: 'assistant', content: leadWords.en.checkPhone },
  ]
  expect(talk('020 7946 0018', checked)!.says).toContain('020 7946 0018')
  expect(talk('0207 94', checked)).toBeNull()
})

test('consent is not guessed', () => {
  const asked = (language: Language): Message[] => [
    { role: 'assistant', content: talk(stories[language].gives)!.says },
  ]
  for (const [language, text] of [
    ['en', 'Please tell me the hours'],
    ['en', 'Thanks'],
    ['en', 'Yes? Why?'],
    ['es', 'si abren mañana'],
    ['ja', 'はいしゃはどこですか'],
    ['zh', '好贵'],
  ] as const)
    expect(talk(text, asked(language)), text).toMatchObject({ passOn: null, alsoAsks: expect.any(String) })
  for (const [language, text] of [
    ['en', 'ok'],
    ['en', 'Yes, go ahead. Thank you!'],
    ['es', 'Si, por favor'],
    ['de', 'Bitte ja'],
    ['ja', 'はいお願いします'],
    ['zh', '好，谢谢'],
    ['hi', 'yes'],
  ] as const)
    expect(talk(text, asked(language))?.passOn, text).toMatchObject({ email: 'bob@example.com' })
})

test('addresses and numbers are read as written, and dates are not phone numbers', () => {
  expect(readContact('Bob <bob.o-hara+x@mail.example.co.uk>, tel. (020) 7946-0018.')).toEqual({
    email: 'bob.o-hara+x@mail.example.co.uk',
    phone: '(020) 7946-0018',
  })
  expect(readContact('٠٢٠ ٧٩٤٦ ٠٠١٨')).toEqual({ email: null, phone: '020 7946 0018' })
  for (const none of ['on 2026-11-20', '20.11.2026', 'from 10.00 to 18.00', 'a@b', '12345', '@example.com'])
    expect(readContact(none), none).toBeNull()
})
