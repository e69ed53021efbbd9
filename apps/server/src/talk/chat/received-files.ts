import type { Language } from '@foyer/answers/types'

type Words = { read: string; silent: string }

/** Replies to documents sent with a message. `{}` lists their names. */
export const receivedFiles: Record<Language, Words> = {
  en: {
    read: 'I have read {}. What would you like to know about it?',
    silent: 'I have read {} too, and found nothing about this in it.',
  },
  es: {
    read: 'He leído {}. ¿Qué le gustaría saber?',
    silent: 'También he leído {} y no he encontrado nada sobre esto.',
  },
  fr: {
    read: 'J’ai lu {}. Que souhaitez-vous savoir à ce sujet ?',
    silent: 'J’ai lu aussi {} et je n’y ai rien trouvé à ce sujet.',
  },
  de: {
    read: 'Ich habe {} gelesen. Was möchten Sie dazu wissen?',
    silent: 'Auch {} habe ich gelesen und dort nichts dazu gefunden.',
  },
  it: {
    read: 'Ho letto {}. Che cosa vorrebbe sapere?',
    silent: 'Ho letto anche {} e non vi ho trovato nulla al riguardo.',
  },
  pt: {
    read: 'Li {}. O que gostaria de saber?',
    silent: 'Li também {} e não encontrei nada sobre isso.',
  },
  ru: {
    read: 'Файл прочитан: {}. Что вы хотели бы узнать?',
    silent: 'Прочитан и файл {}, но в нём об этом ничего нет.',
  },
  ja: {
    read: '{}を読みました。何をお知りになりたいですか？',
    silent: '{}も読みましたが、これについての記載は見つかりませんでした。',
  },
  ko: {
    read: '{} 파일을 읽었습니다. 무엇을 알고 싶으신가요?',
    silent: '{} 파일도 읽었지만 이에 대한 내용은 없었습니다.',
  },
  zh: {
    read: '我已阅读{}。您想了解什么？',
    silent: '我也阅读了{}，其中没有相关内容。',
  },
  ar: {
    read: 'قرأتُ {}. ماذا تودّ أن تعرف عنه؟',
    silent: 'قرأتُ أيضًا {} ولم أجد فيه شيئًا عن هذا.',
  },
  hi: {
    read: 'मैंने {} पढ़ लिया है। आप इसके बारे में क्या जानना चाहेंगे?',
    silent: 'मैंने {} भी पढ़ा, पर उसमें इसके बारे में कुछ नहीं मिला।',
  },
  nl: {
    read: 'Ik heb {} gelezen. Wat wilt u erover weten?',
    silent: 'Ook {} heb ik gelezen, en daarin heb ik hierover niets gevonden.',
  },
}
