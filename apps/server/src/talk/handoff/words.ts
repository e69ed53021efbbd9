import type { Language } from '@foyer/answers/types'

type Words = {
  /** A person is being called. */
  wanted: string
  /** Outside the owner's hours. */
  closed: string
  /** A person is present. `{}` is their first name. */
  person: string
}

const texts: Record<Language, Words> = {
  en: {
    wanted:
      'I am asking somebody to join us. They will write to you here; until then you can go on asking me.',
    closed:
      'Nobody is there right now. Leave a message with a way to reach you, and somebody will get back to you.',
    person: '{} is here in person, has your message and will reply to it.',
  },
  de: {
    wanted:
      'Ich hole jemanden dazu. Sie bekommen hier eine Nachricht; bis dahin können Sie mich weiter fragen.',
    closed:
      'Im Moment ist niemand da. Hinterlassen Sie eine Nachricht und wie Sie erreichbar sind, dann meldet sich jemand bei Ihnen.',
    person: '{} ist persönlich hier, hat Ihre Nachricht und wird antworten.',
  },
  nl: {
    wanted: 'Ik haal er iemand bij. U krijgt hier bericht; tot dan kunt u mij gerust verder vragen stellen.',
    closed:
      'Er is nu niemand aanwezig. Laat een bericht achter en hoe u te bereiken bent, dan neemt iemand contact met u op.',
    person: '{} is hier persoonlijk, heeft uw bericht en zal antwoorden.',
  },
  es: {
    wanted: 'Estoy avisando a una persona. Le escribirá aquí; mientras tanto puede seguir preguntándome.',
    closed: 'Ahora mismo no hay nadie. Deje un mensaje y cómo contactarle, y alguien le responderá.',
    person: '{} está aquí en persona, tiene su mensaje y le responderá.',
  },
  fr: {
    wanted:
      'J’appelle quelqu’un. Cette personne vous écrira ici ; en attendant, vous pouvez continuer à me poser des questions.',
    closed:
      'Personne n’est là pour le moment. Laissez un message et un moyen de vous joindre, et l’on vous répondra.',
    person: '{} est ici en personne, a votre message et va y répondre.',
  },
  it: {
    wanted: 'Sto chiamando qualcuno. Le scriverà qui; nel frattempo può continuare a farmi domande.',
    closed: 'In questo momento non c’è nessuno. Lasci un messaggio e un recapito, e qualcuno le risponderà.',
    person: '{} è qui di persona, ha il suo messaggio e le risponderà.',
  },
  pt: {
    wanted: 'Estou a chamar alguém. Essa pessoa vai escrever-lhe aqui; até lá pode continuar a perguntar-me.',
    closed: 'Neste momento não há ninguém. Deixe uma mensagem e um contacto, e alguém lhe responderá.',
    person: '{} está aqui em pessoa, tem a sua mensagem e vai responder.',
  },
  ru: {
    wanted: 'Я зову сотрудника. Он напишет вам здесь, а пока можно дальше спрашивать меня.',
    closed: 'Сейчас никого нет. Оставьте сообщение и контакт, и вам ответят.',
    person: '{} сейчас здесь, видит ваше сообщение и ответит.',
  },
  ja: {
    wanted: '担当者を呼んでいます。こちらに返信が届きます。それまでは引き続きご質問ください。',
    closed: 'ただいま担当者が不在です。ご連絡先とメッセージを残していただければ、折り返しご連絡します。',
    person: '{}が対応しています。メッセージは届いており、返信いたします。',
  },
  ko: {
    wanted: '담당자를 부르고 있습니다. 여기로 답변을 드릴 예정이며, 그동안 계속 저에게 물어보셔도 됩니다.',
    closed: '지금은 담당자가 없습니다. 연락처와 메시지를 남겨 주시면 연락드리겠습니다.',
    person: '{} 님이 직접 대화 중이며, 메시지를 확인하고 답변드릴 예정입니다.',
  },
  zh: {
    wanted: '正在为您联系工作人员，对方会在这里回复您。在此之前您可以继续向我提问。',
    closed: '目前没有工作人员在线。请留言并留下联系方式，我们会与您联系。',
    person: '{}正在亲自接待您，已收到您的消息并会回复。',
  },
  ar: {
    wanted: 'أطلب الآن من أحد الموظفين الانضمام إلينا. سيكتب لك هنا، ويمكنك حتى ذلك الحين متابعة سؤالي.',
    closed: 'لا يوجد أحد الآن. اترك رسالة ووسيلة للتواصل معك، وسيرد عليك أحدنا.',
    person: '{} معك الآن شخصيًا، وقد وصلته رسالتك وسيرد عليها.',
  },
  hi: {
    wanted: 'मैं किसी को बुला रहा हूँ। वे आपको यहीं लिखेंगे; तब तक आप मुझसे पूछते रह सकते हैं।',
    closed: 'अभी कोई उपलब्ध नहीं है। अपना संदेश और संपर्क छोड़ें, कोई आपसे संपर्क करेगा।',
    person: '{} स्वयं यहाँ हैं, आपका संदेश मिल गया है और वे उत्तर देंगे।',
  },
}

const wordsIn = (language: string): Words => texts[language as Language] ?? texts.en

/** The reply to a request for a person in the chat. */
export const requestReply = (language: string, withinHours: boolean) =>
  withinHours ? wordsIn(language).wanted : wordsIn(language).closed

/** The reply to programs while a person is present, whose messages arrive as events. */
export const personPresentReply = (language: string, person: string) =>
  wordsIn(language).person.replace('{}', () => person)
