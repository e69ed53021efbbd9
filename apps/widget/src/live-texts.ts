import type { Language } from '@foyer/contract/assistants'
export interface LiveTexts {
  ask: string
  waiting: string
  here: string
  typing: string
  missed: string
  back: string
  failed: string
}

/** All twelve at once: this file is fetched where visitors may ask for a person. `{}` is the person's first name. */
export const liveTexts: Record<string, LiveTexts> = {
  en: {
    ask: 'Talk to a person',
    waiting: 'Asking somebody to join. You can go on writing.',
    here: '{} is here',
    typing: '{} is writing',
    missed: 'Nobody can come right now.',
    back: 'The assistant answers again.',
    failed: 'That did not work. Please try again.',
  },
  es: {
    ask: 'Hablar con una persona',
    waiting: 'Estamos avisando a alguien. Puede seguir escribiendo.',
    here: '{} está aquí',
    typing: '{} está escribiendo',
    missed: 'Ahora mismo no puede venir nadie.',
    back: 'Vuelve a responder el asistente.',
    failed: 'No ha funcionado. Inténtelo de nuevo.',
  },
  fr: {
    ask: 'Parler à une personne',
    waiting: 'Nous appelons quelqu’un. Vous pouvez continuer à écrire.',
    here: '{} est là',
    typing: '{} écrit',
    missed: 'Personne ne peut venir pour le moment.',
    back: 'L’assistant répond à nouveau.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  de: {
    ask: 'Mit einem Menschen sprechen',
    waiting: 'Wir holen jemanden dazu. Sie können weiterschreiben.',
    here: '{} ist da',
    typing: '{} schreibt',
    missed: 'Im Moment kann niemand kommen.',
    back: 'Der Assistent antwortet wieder.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  it: {
    ask: 'Parlare con una persona',
    waiting: 'Stiamo chiamando qualcuno. Può continuare a scrivere.',
    here: '{} è qui',
    typing: '{} sta scrivendo',
    missed: 'In questo momento non può venire nessuno.',
    back: 'Risponde di nuovo l’assistente.',
    failed: 'Non ha funzionato. Riprovi.',
  },
  pt: {
    ask: 'Falar com uma pessoa',
    waiting: 'Estamos a chamar alguém. Pode continuar a escrever.',
    here: '{} está aqui',
    typing: '{} está a escrever',
    missed: 'Neste momento ninguém pode vir.',
    back: 'O assistente volta a responder.',
    failed: 'Não funcionou. Tente novamente.',
  },
  ru: {
    ask: 'Поговорить с человеком',
    waiting: 'Мы зовём сотрудника. Можно писать дальше.',
    here: '{} на связи',
    typing: '{} печатает',
    missed: 'Сейчас никто не может подойти.',
    back: 'Снова отвечает ассистент.',
    failed: 'Не получилось. Попробуйте ещё раз.',
  },
  ja: {
    ask: '担当者と話す',
    waiting: '担当者を呼んでいます。続けてご入力いただけます。',
    here: '{}が対応しています',
    typing: '{}が入力しています',
    missed: 'ただいま担当者が対応できません。',
    back: 'アシスタントが再び回答します。',
    failed: 'うまくいきませんでした。もう一度お試しください。',
  },
  ko: {
    ask: '담당자와 대화하기',
    waiting: '담당자를 부르고 있습니다. 계속 입력하셔도 됩니다.',
    here: '{} 님이 대화에 참여했습니다',
    typing: '{} 님이 입력 중입니다',
    missed: '지금은 담당자가 올 수 없습니다.',
    back: '어시스턴트가 다시 답변합니다.',
    failed: '잘되지 않았습니다. 다시 시도해 주세요.',
  },
  zh: {
    ask: '与工作人员交谈',
    waiting: '正在联系工作人员，您可以继续输入。',
    here: '{}已加入对话',
    typing: '{}正在输入',
    missed: '目前没有工作人员可以接待。',
    back: '由助手继续回答。',
    failed: '操作未成功，请重试。',
  },
  ar: {
    ask: 'التحدث مع شخص',
    waiting: 'نطلب الآن من أحدهم الانضمام. يمكنك متابعة الكتابة.',
    here: '{} معك الآن',
    typing: '{} يكتب',
    missed: 'لا يمكن لأحد الحضور الآن.',
    back: 'عاد المساعد إلى الإجابة.',
    failed: 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
  },
  hi: {
    ask: 'किसी व्यक्ति से बात करें',
    waiting: 'हम किसी को बुला रहे हैं। आप लिखते रह सकते हैं।',
    here: '{} यहाँ हैं',
    typing: '{} लिख रहे हैं',
    missed: 'अभी कोई नहीं आ सकता।',
    back: 'सहायक फिर से उत्तर दे रहा है।',
    failed: 'यह नहीं हो सका। कृपया फिर से प्रयास करें।',
  },
} satisfies Record<Language, LiveTexts>
