import { expect, test } from 'vitest'
import { refuses, saysUnknown } from './declines.ts'

test.each([
  'I cannot assist you with that.',
  'Sorry, but I can’t continue this conversation.',
  'Je ne suis pas en mesure de répondre à cette question.',
  'Ich kann diese Anfrage leider nicht beantworten.',
])('a refusal: %s', (sentence) => expect(refuses(sentence)).toBe(true))

test.each([
  'There is no information about that on our site.',
  'I couldn’t find any details about refunds.',
  'Opening hours are not listed on the website.',
  'There are no details given on our site.',
  'No tengo información sobre eso.',
  'Não encontrei informações sobre isso.',
  'Il sito non specifica i prezzi.',
  'Je n’ai pas d’informations à ce sujet.',
  'Le site n’indique pas les horaires.',
  'Dazu liegen mir keine Informationen vor.',
  'На сайте об этом не сказано.',
  'その情報は見つかりません。',
  '해당 정보를 찾을 수 없습니다.',
  '网站上没有相关信息。',
  'لا توجد معلومات عن ذلك.',
  'इस बारे में जानकारी उपलब्ध नहीं है।',
])('a lack of information: %s', (sentence) => expect(saysUnknown(sentence)).toBe(true))

test.each([
  ['We can’t refund deposits after 48 hours.', 'I cannot answer that.'],
  ['We do not have parking.', 'We do not have information on parking.'],
  ['We cannot help with wisdom teeth during the weekend.', 'We cannot help with that question.'],
  ['We don’t accept cards.', 'We don’t have details about cards.'],
  ['No, dogs are not allowed.', 'No, there is no information about dogs.'],
  ['No tenemos aparcamiento.', 'No tenemos información sobre el aparcamiento.'],
  ['Nous ne livrons pas le dimanche.', 'Nous n’avons pas d’informations sur la livraison.'],
  [
    'Wir können Ihnen am Sonntag nicht helfen, aber am Montag ab 8 Uhr.',
    'Wir können diese Frage leider nicht beantworten.',
  ],
  ['Non abbiamo un parcheggio.', 'Non abbiamo informazioni sul parcheggio.'],
  ['Не работаем в воскресенье.', 'На сайте не сказано о воскресенье.'],
  ['日曜日は営業しておりません。', '日曜日の情報は見つかりません。'],
  ['주차장이 없습니다.', '주차장 정보를 찾을 수 없습니다.'],
  ['我们没有停车场。', '网站上没有停车场的信息。'],
  ['Ask at the information desk; we have no waiting times.', 'We have no information about waiting times.'],
  ['Details are given on the ticket.', 'Details are not given on the site.'],
])('an answer, if not a pleasant one: %s, unlike %s', (sentence, none) => {
  expect(refuses(sentence)).toBe(false)
  expect(saysUnknown(sentence)).toBe(false)
  expect(refuses(none) || saysUnknown(none)).toBe(true)
})
