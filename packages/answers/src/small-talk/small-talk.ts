import { isAscii } from '@foyer/calendar/plain-letters'
import { fold } from '../language/fold.ts'
import { asFolded, type Chatter, chatterIn } from './chatter.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'identity' | Chatter

const greeting =
  'h(?:i+|ello+|ey+|iya|owdy)(?: there)?|yo|good (?:morning|afternoon|evening|day)|greetings|hola+|buen[oa]s?(?: dias| tardes| noches)?|bonjour|bonsoir|salut|coucou|hallo(?:chen)?|guten (?:tag|morgen|abend)|moin(?: moin)?|hoi|hee|goe(?:de)?(?:n?dag|morgen|middag|n?avond)|dag|goedendag|goedemorgen|goedemiddag|goedenavond|servus|gruss gott|gruezi|ciao|buongiorno|buonasera|salve|ola|oi|bom dia|boa (?:tarde|noite)|привет|здравствуйте|добрый (?:день|вечер)|доброе утро|こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして|안녕(?:하세요)?|你好|您好|嗨|早上好|下午好|晚上好|مرحبا|اهلا(?: وسهلا)?|السلام عليكم|صباح الخير|مساء الخير|नमस्ते|नमस्कार|हैलो|हाय'
const thanks =
  "(?:ok(?:ay)?|great|perfect|super|prima|vale|cool|nice|top)?[ ,!.]*(?:many )?(?:thanks?(?: (?:you|a lot|so much|very much|a bunch))*|thx|ty|cheers|much appreciated|(?:muchas |mil )?gracias|merci(?: beaucoup| bien)?|(?:vielen |besten |herzlichen )?dank(?:e)?(?: schon| sehr| dir| ihnen| je(?: wel)?| u(?: wel)?)?|(?:heel erg |hartelijk )?bedankt|dankjewel|dankuwel|hartelijk dank|(?:grazie|molte grazie)(?: mille)?|(?:muito )?obrigad[oa]|valeu|(?:большое )?спасибо(?: большое)?|ありがとう(?:ございます|ございました)?|どうも|감사합니다|고마워(?:요)?|谢谢(?:你|您)?|多谢|شكرا(?: جزيلا)?|(?:बहुत )?धन्यवाद|शुक्रिया)(?: (?:for (?:your|the) help|that'?s (?:all|great|perfect)))?"
const farewell =
  '(?:good ?)?bye(?: bye)?|see (?:you|ya)(?: later| soon)?|have a (?:nice|good) (?:day|one|evening|weekend)|adios|hasta (?:luego|pronto)|chao|au revoir|a bientot|tschuss(?:i)?|auf wiedersehen|bis (?:bald|dann|spater)|tot (?:ziens|straks|later|snel|morgen)|doei|daag|fijne (?:dag|avond)(?: nog)?|arrivederci|a presto|tchau|ate (?:logo|breve|mais)|до свидания|пока|さようなら|またね|안녕히 (?:가세요|계세요)|잘 ?가|再见|拜拜|مع السلامه|الي اللقاء|अलविदा|फिर मिलेंगे'
const machine = '(?:chat ?gpt|gpt(?:-?\\d)?|open ?ai|claude|gemini|siri|alexa|copilot|llama|deepseek|mistral)'
const identity = `who (?:are|r) (?:you|u)|what are you|what(?:'s| is|s) (?:your|ur) name|are you (?:a |an )?(?:real(?: person| human)?|human|person|bot|robot|chat ?bot|ai|machine|${machine})|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real )?(?:person|human|bot|robot|machine|ai)|what can you (?:do|help(?: me)? with)|how can you help(?: me)?|how are you(?: doing)?(?: today)?|quien eres|(?:que|como) (?:eres|te llamas|puedes hacer)|eres (?:un |una )?(?:robot|bot|persona|humano|ia)|como estas|(?:tu|vous) (?:es|etes) qui|qui (?:es[- ]tu|etes[- ]vous)|(?:es[- ]tu|etes[- ]vous) (?:un |une )?(?:robot|humain|bot|ia)|comment (?:t'appelles[- ]tu|ca va|vous appelez[- ]vous)|wer (?:bist du|sind sie)|wie (?:heisst du|heissen sie|geht(?:'s| es)(?: dir| ihnen)?)|(?:bist du|sind sie) (?:ein |eine )?(?:mensch|roboter|bot|ki|maschine)|was kannst du|wie (?:ben je|ben jij|bent u)|hoe (?:heet je|heet u|gaat het(?: met (?:je|u))?)|(?:ben je|ben jij|bent u) (?:een |echt )?(?:mens|robot|bot|chatbot|ai|machine|echt)|wat kun(?:t)? (?:je|u)(?: doen)?|chi sei|come (?:ti chiami|stai)|sei un(?:a)? (?:robot|bot|persona|umano)|quem (?:e voce|es tu)|como (?:se chama|voce se chama)|voce e um(?:a)? (?:robo|bot|pessoa|humano)|кто ты|кто вы|как (?:тебя|вас) зовут|ты (?:бот|робот|человек)|あなたは(?:誰|だれ)(?:ですか)?|(?:ai|ロボット)ですか|누구(?:세요|야|입니까)|你是谁|您是谁|你是(?:机器人|真人)吗|من انت|هل انت (?:روبوت|انسان)|तुम कौन हो|आप कौन (?:हैं|है)|(?:bist du|sind sie|ben je|bent u|eres|es[- ]tu|tu es|etes[- ]vous|sei|voce e|ты|вы|你是|너는?|넌|هل انت|انت|क्या (?:तुम|आप)) ?(?:o |der |die )?${machine}(?:吗|ですか|야|이야|니|인가요| (?:हो|हैं))?|(?:あなたは)?${machine}ですか`

const frame = (source: string) => new RegExp(`^(?:${asFolded(source)})$`, 'u')
const kinds: [RegExp, SmallTalk][] = [
  [frame(`(?:(?:${greeting})[ ,!.]*)?(?:${identity})`), 'identity'],
  [
    frame(
      `(?:${greeting})(?:[ ,!.]+(?:${greeting}))?(?: (?:everyone|all|team|zusammen|a todos|tous|tutti))?`,
    ),
    'greeting',
  ],
  [frame(`(?:${thanks})(?:[ ,!.]+(?:${farewell}))?`), 'thanks'],
  [frame(`(?:${farewell})`), 'farewell'],
  // 'Ok, great', 'haha lol'.
  ...chatterIn.map(([source, kind]): [RegExp, SmallTalk] => [
    frame(`(?:${source})(?:[ ,!.]+(?:${source}))?`),
    kind,
  ]),
]

/** A message that is nothing but courtesy. */
export function smallTalkIn(message: string): SmallTalk | null {
  const folded = fold(message)
  const plain = isAscii(folded)
    ? folded
    : folded.replace(/[’‘]/g, "'").replace(/\p{Extended_Pictographic}|\u{fe0f}/gu, '')
  const said = plain
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .replace(/(?<![\s.,!?。！？؟।~♥])[\s.,!?。！？؟।~♥]+$/u, '')
  if (said.length > 90) return null
  if (said === '' && /\p{Extended_Pictographic}/u.test(folded)) return 'nod'
  for (const [pattern, kind] of kinds) if (pattern.test(said)) return kind
  return null
}
