import type { Language } from '../../types.ts'

/** What is said otherwise by an assistant whose business has no website: it never speaks of one. */
export interface WithoutWebsite {
  identity: string
  unknown: string
  unknownRest: string
  siteSays: string
}

export const withoutWebsite: Record<Language, WithoutWebsite> = {
  en: {
    identity: 'I am the digital assistant of {name} and answer from what I was told about it.',
    unknown: "I'm sorry, I don't know that.",
    unknownRest: "The rest I don't know.",
    siteSays: 'This is what I know:',
  },
  de: {
    identity: 'Ich bin der digitale Assistent von {name} und antworte mit dem, was mir dazu gesagt wurde.',
    unknown: 'Das weiß ich leider nicht.',
    unknownRest: 'Den Rest weiß ich leider nicht.',
    siteSays: 'Das weiß ich dazu:',
  },
  nl: {
    identity: 'Ik ben de digitale assistent van {name} en antwoord met wat mij is verteld.',
    unknown: 'Dat weet ik helaas niet.',
    unknownRest: 'De rest weet ik helaas niet.',
    siteSays: 'Dit weet ik erover:',
  },
  es: {
    identity: 'Soy el asistente digital de {name} y respondo con lo que me han contado.',
    unknown: 'Lo siento, eso no lo sé.',
    unknownRest: 'El resto no lo sé.',
    siteSays: 'Esto es lo que sé:',
  },
  fr: {
    identity: 'Je suis l’assistant numérique de {name} et je réponds avec ce que l’on m’a dit.',
    unknown: 'Désolé, je ne le sais pas.',
    unknownRest: 'Le reste, je ne le sais pas.',
    siteSays: 'Voici ce que je sais :',
  },
  it: {
    identity: 'Sono l’assistente digitale di {name} e rispondo con quello che mi è stato detto.',
    unknown: 'Mi dispiace, questo non lo so.',
    unknownRest: 'Il resto non lo so.',
    siteSays: 'Ecco che cosa so:',
  },
  pt: {
    identity: 'Sou o assistente digital da {name} e respondo com o que me foi dito.',
    unknown: 'Desculpe, isso eu não sei.',
    unknownRest: 'O resto eu não sei.',
    siteSays: 'Isto é o que sei:',
  },
  ru: {
    identity: 'Я цифровой помощник {name} и отвечаю по тому, что мне рассказали.',
    unknown: 'К сожалению, этого я не знаю.',
    unknownRest: 'Остального я не знаю.',
    siteSays: 'Вот что я знаю:',
  },
  ja: {
    identity: '{name}のデジタルアシスタントです。伺っている内容をもとにお答えします。',
    unknown: '申し訳ありません、それについては存じません。',
    unknownRest: '残りについては存じません。',
    siteSays: '次のように伺っています：',
  },
  ko: {
    identity: '저는 {name}의 디지털 도우미이며 들은 내용을 바탕으로 답합니다.',
    unknown: '죄송합니다, 그 내용은 알지 못합니다.',
    unknownRest: '나머지는 알지 못합니다.',
    siteSays: '제가 아는 내용입니다:',
  },
  zh: {
    identity: '我是{name}的数字助手，根据所了解的内容回答。',
    unknown: '抱歉，这个我不知道。',
    unknownRest: '其余的我不知道。',
    siteSays: '据我所知：',
  },
  ar: {
    identity: 'أنا المساعد الرقمي لدى {name} وأجيب بما أُخبرت به.',
    unknown: 'عذرًا، لا أعرف ذلك.',
    unknownRest: 'لا أعرف الباقي.',
    siteSays: 'هذا ما أعرفه:',
  },
  hi: {
    identity: 'मैं {name} का डिजिटल सहायक हूँ और जो मुझे बताया गया है उसी से उत्तर देता हूँ।',
    unknown: 'क्षमा करें, यह मुझे नहीं पता।',
    unknownRest: 'बाकी मुझे नहीं पता।',
    siteSays: 'मुझे यह पता है:',
  },
}
