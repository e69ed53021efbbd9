import { closing, opening } from '@foyer/calendar/times'

/** How sentences deny, limit, agree and apologise, in the languages of Europe. */

export const negation =
  /\b(?:no|not|never|none|neither|nor|cannot|nobody|nothing|without|unable|closed|kein\p{L}*|nicht|nie|niemals|weder|geschlossen|niet|geen|nooit|zonder|gesloten|sin|nunca|ningun\p{L}*|ningún|tampoco|cerrado|pas|jamais|aucune?|sans|ferm[ée]e?s?|non|mai|senza|nessun\p{L}*|chius[oaie]|não|sem|nenhum\p{L}*|fechad[oa]s?)(?!\p{L})|n['’]t\b|(?<!\p{L})(?:не|нет|никогда|без|закрыт\p{L}*)(?!\p{L})/iu

export const limits =
  /\b(?:only|solely|exclusively|nur|ausschließlich|alleen|enkel|uitsluitend|solo|sólo|solamente|únicamente|seulement|uniquement|soltanto|apenas|somente)\b|(?<!\p{L})только(?!\p{L})/iu

/** Says that nothing limits it. */
export const always =
  /\b(?:always|every day|each day|daily|seven days a week|any ?time|at all times|any day|all week|all year round|immer|jederzeit|täglich|jeden tag|altijd|dagelijks|elke dag|siempre|cualquier día|todos los días|cada día|toujours|tous les jours|n['’]importe quel jour|sempre|ogni giorno|tutti i giorni|todos os dias|qualquer dia)\b|(?<!\p{L})(?:всегда|ежедневно|каждый день|в любой день)(?!\p{L})/iu

/** What a percentage is taken for, whosever it is. */
export const reduction =
  /^(?:off|discount\p{L}*|reduc\p{L}*|rabatt\p{L}*|nachlass|ermäßig\p{L}*|korting\p{L}*|descuento\p{L}*|remise\p{L}*|réduction\p{L}*|sconto|sconti|desconto\p{L}*|скидк\p{L}*)$/iu

/** Before a number that bounds something: to say it is to claim it. */
export const bounds =
  /(?<!\p{L})(?:under|below|over|above|from|up to|until|at least|at most|aged?|age of|maximum|minimum|unter|über|ab|bis(?: zu)?|mindestens|höchstens|onder|boven|vanaf|tot|minstens|menores de|hasta|desde|al menos|moins de|jusqu['’]à|dès|au moins|sotto i|fino a|da|almeno|até|a partir de|do|от|до|старше|младше)\s(?:the age of\s|age\s)?$/iu

/** What costs nothing is told by what it is not. */
export const free =
  /\b(?:free|complimentary|included|kostenlos|gratis|kostenfrei|inbegriffen|inbegrepen|inclusief|gratuit\p{L}*|gratuito|inclus\p{L}*|incluid[oa]s?)\b|(?<!\p{L})бесплатн\p{L}*/iu

/** Words for being open, which a row of hours leaves out. */
export const opens = new RegExp(
  `^(?:${opening}|${closing}|open|closed?|offen|geöffnet|geopend|gesloten|abiert\\p{L}*|ouvert\\p{L}*|apert\\p{L}*|abert\\p{L}*)$`,
  'iu',
)

const openers = [
  // en
  "yes|no|yeah|sure|of course|certainly|absolutely|unfortunately(?: not)?|(?:i['’]m|i am|we['’]re) (?:afraid|sorry)(?:,? (?:but|that|not))?|sorry|not (?:quite|at the moment|really)|strictly speaking",
  'ja|nein|leider(?: nicht)?|natürlich|selbstverständlich',
  'nee|helaas(?: niet)?|natuurlijk|uiteraard|zeker',
  'sí|claro|por supuesto|lamentablemente|desgraciadamente',
  'oui|non|bien sûr|malheureusement',
  'sì|certo|certamente|purtroppo',
  'sim|não|claro|infelizmente',
  'да|нет|конечно|к сожалению',
].join('|')

const agreements = [
  "yes|yeah|yep|sure|of course|certainly|absolutely|indeed|correct|(?:that['’]s|that is) (?:right|correct|true)",
  'ja|natürlich|selbstverständlich|gerne|(?:das )?stimmt|natuurlijk|uiteraard|zeker|jazeker',
  'sí|claro|por supuesto|oui|bien sûr|sì|certo|certamente|sim|да|конечно',
].join('|')

/** Begins by agreeing to what was asked. */
export const affirms = new RegExp(
  `^\\W*(?:(?:${agreements})(?!\\p{L})|はい|네(?=[,.\\s])|예(?=[,.\\s])|是的|有的|可以|نعم|(?:जी )?हाँ)`,
  'iu',
)

/** What stands before a number that is not the one: 'not £99', 'instead of 60'. */
export const insteadOf =
  /(?<!\p{L})(?:not|instead of|rather than|nicht|statt|anstatt|niet|in plaats van|no|en lugar de|en vez de|pas|au lieu de|non|invece di|não|em vez de|не|вместо)\s[£€$]?$/iu

/** Before a number that another is compared with, or that is the visitor's own. */
export const compares =
  /(?<!\p{L})(?:than|under|below|over|above|within|your|als|unter|über|innerhalb|ihre[nrms]?|deine[nrms]?|dan|onder|boven|binnen|uw|je|que|menos de|más de|su|tu|sous|moins de|plus de|votre|ton|di|meno di|più di|suo|tuo|do que|seu)\s(?:budget of\s)?[£€$]?$/iu

/** The 'Yes,' or 'Unfortunately not,' before what is said. */
export const opener = new RegExp(`^\\W*(?:${openers})(?!\\p{L})[\\s,:;.!–—-]*`, 'iu')

const apologies = [
  "(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:so |very |really |truly )?sorry(?: (?:about|for) that)?|i apologi[sz]e|my apologies",
  '(?:es )?tut (?:mir|uns) (?:sehr |wirklich )?leid|(?:ich bitte um )?entschuldigung|entschuldigen sie(?: bitte)?|verzeihung',
  '(?:lo )?(?:siento|lamento|sentimos|lamentamos)(?: mucho)?|disculp[ae]|perd[óo]n',
  '(?:je suis |nous sommes )?(?:vraiment |sincèrement )?désolée?s?|toutes mes excuses|excusez-moi',
  '(?:mi|ci) (?:dispiace|spiace)(?: molto)?|(?:mi )?scusi',
  '(?:sinto|lamento) muito|(?:me )?desculpe|(?:peço )?desculpas?',
  'het spijt (?:me|mij|ons)(?: (?:zeer|heel erg))?|excuses',
  '(?:мне очень жаль|простите|извините|приношу извинения)(?:,? пожалуйста)?',
  '申し訳(?:ありません|ございません|ないです)|すみません|죄송합니다|미안합니다|(?:很|非常)?抱歉|(?:很)?对不起',
  '(?:عذرا|عذراً|آسف|أعتذر)|(?:मुझे )?(?:क्षमा करें|माफ़ करें|माफ कीजिए|खेद है)',
].join('|')

/** Being sorry and nothing else: what is meant follows in the next sentence. */
export const apology = new RegExp(`^[^\\p{L}]*(?:${apologies})[^\\p{L}]*$`, 'iu')

/** Words about the saying, not about the business. */
export const attitude: ReadonlySet<string> = new Set(
  [
    'unfortunately afraid sorry roughly strictly certainly likely usually typically simply actually currently',
    'absolutely definitely probably perhaps maybe though however glad happy welcome ouch great please bet',
    'weekday weekdays weekend weekends website site mention mentions mentioned list listed page pages overview option options question',
    'altogether total overall difference',
  ]
    .join(' ')
    .split(' '),
)

export const courtesy =
  /\b(?:let me know|anything else|feel free|(?:glad|happy) to help|hope (?:this|that) helps|(?:other|more|further) questions|gerne? (?:weiter|helfen)|weitere fragen|andere vragen|verder helpen|algo más|más preguntas|n['’]hésitez pas|d['’]autres questions|altre domande|più domande|mais perguntas|outra dúvida)\b|помочь|вопрос|質問|お手伝い|문의|도와|帮|问题|مساعد|سؤال|मदद|सवाल/iu

/** An invitation to get in touch holds words of its own: 'If you are not sure, please ask reception on …'. */
export const invites =
  /\b(?:call|ring|phone|ask|contact|write|email|e-mail|message|reach|speak|talk|visit|anrufen|rufen|melden|fragen|schreiben|kontakt\p{L}*|bel|bellen|vraag|mail|mailen|schrijf|llam\p{L}*|contact\p{L}*|escrib\p{L}*|appel\p{L}*|écriv\p{L}*|chiam\p{L}*|contatt\p{L}*|scriv\p{L}*|ligue|contat\p{L}*|escrev\p{L}*)\b/iu

export const website =
  /\b(?:web ?site|webseite|web ?page|internetseite|homepage|sitio web|página web|site web|sito web|sitoweb)\b|(?<!\p{L})сайт|ウェブサイト|ホームページ|웹사이트|홈페이지|网站|網站|موقعنا|الموقع الإلكتروني|वेबसाइट/iu

/** The assistant speaks of what it cannot do or does not know. */
export const ofItself =
  /\b(?:i|ich|ik|yo|je|io|eu)\b[^.!?]{0,25}\b(?:can(?:not|['’]t)|don['’]t (?:have|know)|not aware|kann|habe kein|weiß nicht|kan niet|weet niet|heb geen|no (?:puedo|tengo|sé)|ne (?:peux|sais)|n['’]ai|non (?:posso|ho|so)|não (?:posso|tenho|sei))(?!\p{L})/iu
