import { expect, test } from 'vitest'
import { asksForPerson } from './asks-for-person.ts'

test.each([
  ['en', 'Can I talk to a real person?', 'human please', 'I’d like to speak with someone about my bill'],
  [
    'de',
    'Kann ich bitte mit einem Menschen sprechen?',
    'Mitarbeiter bitte',
    'Verbinden Sie mich mit jemandem',
  ],
  ['nl', 'Kan ik met een medewerker spreken?', 'Ik wil graag met iemand praten', 'medewerker alstublieft'],
  ['es', 'Quiero hablar con una persona', '¿Puedo hablar con alguien?', 'agente por favor'],
  ['fr', 'Je voudrais parler à quelqu’un', 'Puis-je parler à un conseiller ?', 'un humain svp'],
  ['it', 'Vorrei parlare con un operatore', 'Posso parlare con qualcuno?', 'operatore'],
  ['pt', 'Quero falar com um atendente', 'Posso falar com alguém?', 'atendente humano'],
  ['ru', 'Хочу поговорить с человеком', 'Соедините меня с оператором', 'оператор'],
  ['ja', '担当者と話したいです', 'オペレーターにつないでください', '有人チャット'],
  ['ko', '상담원과 연결해 주세요', '사람과 이야기하고 싶어요', '상담원 연결'],
  ['zh', '我想转人工', '可以和真人客服聊吗', '人工客服'],
  ['ar', 'أريد التحدث مع شخص حقيقي', 'هل يمكنني التحدث إلى موظف؟', 'خدمة العملاء'],
  ['hi', 'मुझे किसी इंसान से बात करनी है', 'क्या मैं एजेंट से बात कर सकता हूँ?', 'एजेंट चाहिए'],
])('asking for a person is understood in %s', (language, ...messages) => {
  for (const message of messages) expect([message, asksForPerson(message)]).toEqual([message, language])
})

test.each([
  ['Are you a real person?', 'Can I talk to a real person?'],
  ['How many people work here?', 'human please'],
  ['I don’t want to talk to a person', 'I want to talk to a person'],
  ['Do I need to speak to someone before I book?', 'Can I speak to someone before I book?'],
  ['Who is the contact person for invoices?', 'I’d like to speak with someone about invoices'],
  ['Do you rent rooms to a person with a dog?', 'I would like to talk to a person with a dog'],
  ['Muss ich vorher mit jemandem sprechen?', 'Ich möchte vorher mit jemandem sprechen'],
  ['Wie viele Mitarbeiter haben Sie?', 'Mitarbeiter bitte'],
  ['Moet ik eerst met iemand spreken?', 'Ik wil eerst met iemand spreken'],
  ['Hoeveel medewerkers hebben jullie?', 'medewerker alstublieft'],
  ['No quiero hablar con nadie', 'Quiero hablar con alguien'],
  ['Sprechen Sie Spanisch?', 'Kann ich mit jemandem sprechen?'],
  ['Parlez-vous anglais ?', 'Puis-je parler à quelqu’un ?'],
  ['Ты человек?', 'Хочу поговорить с человеком'],
  ['営業時間は何時ですか', '担当者と話したいです'],
  ['你们有几位工作人员？', '人工客服'],
  [
    `I read that one can talk to a person. ${'And then some more of the story. '.repeat(10)}`,
    'Can one talk to a person?',
  ],
])('%s does not ask for a person, unlike %s', (message, asking) => {
  expect(asksForPerson(message)).toBeNull()
  expect(asksForPerson(asking)).toEqual(expect.any(String))
})
