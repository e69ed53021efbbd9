import type { Language } from '@foyer/answers/types'

/** Longer messages tell stories that may mention a person. */
const longestRequest = 160

type Words = {
  /** A request, wherever it occurs in the message. */
  asks: RegExp
  /** A request if it is the whole message. */
  alone: RegExp
  /** Preceding words that negate it. */
  not: RegExp
  /** True for languages that negate at the end of a sentence. */
  negatesLater?: true
}

// Edges for letters of any script; \b only knows ASCII.
const words = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`, 'u')
const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')
const within = (source: string) => new RegExp(source, 'u')

const languages: Record<Language, Words> = {
  en: {
    asks: words(
      '(?:talk|speak|chat|connect me|put me through|transfer me|hand me over|get me) (?:(?:to|with) )?(?:a |an |some |any |the |your |one of your )?(?:real |live |actual |human |support |customer |sales )?(?:person|human being|human|someone|somebody|agent|representative|rep|operator|employee|team|staff|staff member|member of staff|advisor|adviser|service|support)',
    ),
    alone: whole(
      '(?:a |an )?(?:real |live |actual )?(?:human|person|agent|representative|operator|human being|support agent|customer service)(?: please)?',
    ),
    not: words("don’t|don't|do not|not|never|without|do i have to|do i need to|are you|am i|is this"),
  },
  de: {
    asks: words(
      '(?:mit|zu) (?:einem |einer |jemandem |eurem |ihrem |dem |der )?(?:echten |richtigen |menschlichen )?(?:menschen|mensch|person|mitarbeiter|mitarbeiterin|berater|beraterin|kundendienst|kundenservice|support|jemandem|jemand)(?: aus fleisch und blut)? (?:sprechen|reden|chatten|schreiben|verbinden|verbunden werden|telefonieren|durchstellen)|(?:verbinden|verbinde) (?:sie )?mich (?:bitte )?mit (?:einem|einer|jemandem)(?: echten| richtigen)?(?: menschen| mitarbeiter| mitarbeiterin| person| berater)?|(?:sprechen|rede|spreche|reden) (?:bitte )?mit (?:einem|einer) (?:echten |richtigen )?(?:menschen|mitarbeiter|mitarbeiterin|person|berater)',
    ),
    alone: whole(
      '(?:einen? )?(?:echter? |echten |richtiger? )?(?:mensch|menschen|mitarbeiter|mitarbeiterin|berater|kundendienst)(?: bitte)?',
    ),
    not: words('nicht|ohne|kein|keinen|keinem|muss ich|bist du|sind sie'),
  },
  nl: {
    asks: words(
      '(?:met|naar) (?:een |iemand |jullie |uw |de )?(?:echte |echt |levende )?(?:mens|persoon|medewerker|medewerkster|collega|klantenservice|klantendienst|helpdesk|iemand)(?: van vlees en bloed| van het team)? (?:spreken|praten|chatten|bellen|overleggen|schrijven|doorverbonden worden|worden doorverbonden|verbonden worden)|(?:spreken|praten|spreek|praat|chatten) (?:graag |alstublieft |aub )?met (?:een |iemand|de )(?: ?(?:echte |echt ))?(?:mens|persoon|medewerker|klantenservice|klantendienst)?|(?:verbind|verbindt u) (?:me|mij) (?:aub |alstublieft )?(?:door )?met (?:een |iemand|de )(?:echte )?(?:mens|persoon|medewerker|klantenservice)?',
    ),
    alone: whole(
      '(?:een )?(?:echte? )?(?:mens|persoon|medewerker|klantenservice|klantendienst)(?: aub| alstublieft| graag)?',
    ),
    not: words('niet|zonder|geen|moet ik|ben je|bent u'),
  },
  es: {
    asks: words(
      '(?:hablar|chatear|comunicarme|contactar|conectarme|comun[ií]queme|p[áa]same|p[áa]seme|con[ée]ctame|con[ée]cteme) (?:con )?(?:una? |el |la |alg[úu]n |alguna |vuestro |su )?(?:persona real|persona|humano|ser humano|agente|asesora?|operadora?|representante|alguien|empleado|equipo|atenci[óo]n al cliente|soporte)',
    ),
    alone: whole(
      '(?:una? )?(?:persona real|persona|humano|agente|asesora?|operadora?|representante|atenci[óo]n al cliente)(?: por favor)?',
    ),
    not: words('no|nunca|sin|tengo que|eres|es usted'),
  },
  fr: {
    asks: words(
      "(?:parler|discuter|[ée]changer|[ée]crire|passez[- ]moi|mettez[- ]moi en (?:contact|relation)|[êe]tre mis en (?:contact|relation)|joindre) (?:[àa] |avec )?(?:une? |quelqu’un |quelqu'un |l’|l'|votre |le |un vrai |une vraie )?(?:vraie? )?(?:personne|humain|[êe]tre humain|conseill[eè]re?|agent|op[ée]rateur|employ[ée]e?|quelqu’un|quelqu'un|[ée]quipe|service client|conseiller|support)?",
    ),
    alone: whole(
      "(?:une? )?(?:vraie? )?(?:personne|humain|conseiller|conseill[eè]re|agent|op[ée]rateur|service client)(?: s’il vous pla[îi]t| s'il vous pla[îi]t| svp)?",
    ),
    not: words('pas|jamais|sans|dois-je|es-tu|[êe]tes-vous'),
  },
  it: {
    asks: words(
      "(?:parlare|chattare|parlo|mettermi in contatto|passatemi|mi passi|collegarmi) (?:con )?(?:una? |qualcuno |un’|un'|il |l’|l'|vostro )?(?:vera )?(?:persona reale|persona vera|persona|umano|essere umano|operatore|operatrice|agente|addetto|qualcuno|consulente|servizio clienti|assistenza clienti)",
    ),
    alone: whole(
      "(?:una? |un’|un')?(?:persona reale|persona vera|persona|umano|operatore|operatrice|agente|servizio clienti)(?: per favore)?",
    ),
    not: words('non|senza|mai|devo|sei|[èe] lei'),
  },
  pt: {
    asks: words(
      '(?:falar|conversar|falo|contatar|contactar|transferir-me|me transfira|passe-me|me passe|me conecte) (?:com |para )?(?:uma? |o |a |algu[ée]m |algum |alguma )?(?:pessoa real|pessoa de verdade|pessoa|humano|ser humano|atendente|agente|operadora?|representante|algu[ée]m|funcion[áa]ri[oa]|equipe|equipa|suporte|atendimento)',
    ),
    alone: whole(
      '(?:uma? )?(?:pessoa real|pessoa|humano|atendente|atendente humano|agente|operadora?|representante)(?: por favor)?',
    ),
    not: words('n[ãa]o|nunca|sem|preciso mesmo|[ée]s|voc[êe] [ée]'),
  },
  ru: {
    asks: words(
      '(?:поговорить|говорить|пообщаться|связаться|соедините(?: меня)?|свяжите(?: меня)?|переключите(?: меня)?|позовите|переведите(?: меня)?) (?:со? |на )?(?:живым |живого |реальным |настоящим |вашим )?(?:человеком|человека|оператором|оператора|менеджером|менеджера|сотрудником|сотрудника|кем-нибудь|кем-то|консультантом|консультанта|специалистом|специалиста|поддержкой)',
    ),
    alone: whole(
      '(?:живой |нужен |позовите )?(?:человек|оператор|оператора|менеджер|живой человек|консультант)(?: пожалуйста)?',
    ),
    not: words('не|нет|без|нужно ли|ты|вы'),
  },
  ja: {
    asks: within(
      '(?:人間|担当者|担当の方|オペレーター|スタッフ|係の方|係の人|誰か|有人)(?:の方|の人)?(?:と|に|へ)?(?:話|はな|チャット|つない|繋い|代わ|かわっ|相談|対応|お願い|連絡)',
    ),
    alone: whole('(?:オペレーター|担当者|人間|スタッフ|有人チャット|有人対応)(?:お願いします|お願い|希望)?'),
    not: within('(?:たくない|たくありません|不要|必要な|必要はあ)'),
    negatesLater: true,
  },
  ko: {
    asks: within(
      '(?:상담원|상담사|직원|사람|담당자|매니저)(?:분)?(?:과|와|이랑|랑|하고|에게|한테|을|를|으로)? ?(?:직접 ?)?(?:이야기|얘기|대화|통화|연결|상담|바꿔|불러|말하고)',
    ),
    alone: whole('(?:상담원|상담사|직원|담당자|사람)(?: ?연결| ?부탁| ?부탁드립니다| ?부탁해요)?'),
    not: within('(?:싶지 않|말고|필요 ?없|없이)'),
    negatesLater: true,
  },
  zh: {
    asks: within(
      '(?:转接?|轉接?|接|找|联系|聯繫|叫)(?:一下)?(?:个|個|一个|一個|一位|你们的|你們的)?(?:人工|真人|客服|工作人员|工作人員|专人|專人)|(?:跟|和|与|與|同)(?:一个|一個|一位|个|個)?(?:真人|人工|客服|工作人员|工作人員|你们的人|你們的人)(?:客服)?(?:说|說|聊|谈|談|讲|講|沟通|溝通|联系|聯繫|对话|對話)',
    ),
    alone: whole('(?:请|請)?(?:人工|人工客服|真人|真人客服|转人工|轉人工|人工服务|人工服務)'),
    not: within('(?:不用|不要|不想|不需要|别|無需|无需)'),
  },
  ar: {
    asks: words(
      '(?:[أا]تحدث|التحدث|[أا]تكلم|التكلم|الحديث|[أا]كلم|تحويلي|حولني|حولوني|التواصل|[أا]تواصل) (?:مع |[إا]لى )?(?:شخص حقيقي|شخص|[إا]نسان|موظف|موظفة|ممثل|[أا]حد|خدمة العملاء|مندوب|الدعم)',
    ),
    alone: whole('(?:شخص حقيقي|شخص|[إا]نسان|موظف|خدمة العملاء)(?: من فضلك| لو سمحت)?'),
    not: words('لا|لن|لم|دون|بدون|هل [أا]نت'),
  },
  hi: {
    asks: words(
      '(?:किसी )?(?:असली |जीवित )?(?:इंसान|व्यक्ति|आदमी|एजेंट|प्रतिनिधि|ऑपरेटर|कर्मचारी|किसी|स्टाफ|मनुष्य) (?:से|के साथ) (?:बात|संपर्क|चैट|जोड़|मिला|बातचीत)',
    ),
    alone: whole('(?:असली )?(?:इंसान|एजेंट|प्रतिनिधि|ऑपरेटर|व्यक्ति)(?: चाहिए| कृपया)?'),
    not: words('नहीं|मत|बिना|क्या आप'),
  },
}

/** The language in which a message asks for a person; null if it doesn't. */
export function asksForPerson(message: string): string | null {
  const text = message
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’-]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ')
  if (text.length > longestRequest) return null
  for (const [language, { asks, alone, not, negatesLater }] of Object.entries(languages)) {
    if (alone.test(text)) return language
    const found = asks.exec(text)
    if (!found) continue
    const said = negatesLater ? text : text.slice(0, found.index + found[0].length)
    if (!not.test(said)) return language
  }
  return null
}
