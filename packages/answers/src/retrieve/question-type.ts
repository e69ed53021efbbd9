import { fold } from '../language/fold.ts'
import { value } from '../language/value-types.ts'
import type { Language } from '../types.ts'

export type QuestionType =
  | 'price'
  | 'duration'
  | 'when'
  | 'weekday'
  | 'distance'
  | 'clock'
  | 'where'
  | 'who'
  | 'count'
  | 'phone'
  | 'email'
  | 'address'
  | 'age'
  | 'whether'
  | 'other'

// Patterns read folded lower-case text; the first that fits decides.
const patterns: Record<Language, [RegExp, QuestionType][]> = {
  en: [
    [/^(?:what (?:happens|if|should|do i do)|how do i|how can i|how to)\b/, 'other'],
    [
      /^(?:is|are|do|does|did|can|could|will|would|may|has|have)\b(?!.*\bhow (?:much|many|long|often|old)\b)(?!.*\b(?:what|which) (?:time|day|days)\b)/,
      'whether',
    ],
    [/\bhow old\b|\b(?:what|which|minimum) age\b/, 'age'],
    [
      /\bhow (?:long|soon|quickly|fast|often)\b|\bhow much (?:time|notice)\b|\bhow many (?:minutes|hours|days|weeks|months|years|nights)\b/,
      'duration',
    ],
    [
      /\bhow (?:much|expensive|cheap)\b(?! (?:caffeine|sugar|luggage|space|weight|experience|homework|water))|\bset me back\b|\b(?:what|wat|which)(?:'s| is| are| does| do| would| will| s)?\b.{0,40}\b(?:price|prices|cost|costs|fee|fees|charge|rate|rates)\b|\b(?:price|prices|cost|costs|fee|fees|rates?)\b (?:of|for|to|per|on)\b|\b(?:price|prices|cost|fee|pricing)\s*\??$|\b(?:charge|cost|pay)\b.{0,30}\b(?:for|to|if|when|late)\b/,
      'price',
    ],
    [/\bhow far\b|\bwhat distance\b|\bhow many (?:miles|kilometres|km)\b/, 'distance'],
    [
      /\bhow many\b|\bhow (?:big|large|tall|heavy|high|hot|warm|strong|deep|wide)\b|\bwhat (?:percentage|percent|number|temperature|strength|size|distance)\b|\bwhat discount\b|\bwhich discount\b/,
      'count',
    ],
    [
      /\b(?:what|which) time\b|\bwhen do(?:es)? (?:you|it|the shop|the store|they) (?:open|close)\b|\bat what time\b/,
      'clock',
    ],
    [/\b(?:what|which|wat|wich) (?:week)?days?\b/, 'weekday'],
    [/\bwhen\b|\b(?:what|which) (?:dates?|months?|years?)\b/, 'when'],
    [
      /\b(?:phone|telephone|mobile|contact) (?:number|no)\b|\bphone\s*\??$|\bnumber (?:to|can i) (?:call|ring)\b|\bcall you\b/,
      'phone',
    ],
    [/\be-?mail\b(?! (?:within|reply|replies))/, 'email'],
    [
      /\b(?:your|ur|the|street|postal|shop|office|what|whats) (?:\w+ )?address\b|^address\b|\bwhere (?:are you|r u|is (?:the|your|ur) (?:shop|store|office|practice|restaurant|clinic|studio|school|workshop|place))\b(?!.{0,20}\bfrom\b)|\bwhere can i find you\b/,
      'address',
    ],
    [/\bwhere\b/, 'where'],
    [/\bwho\b|\bwhose\b|\bwhich (?:person|doctor|dentist|teacher|mechanic|member)\b/, 'who'],
    [
      /^(?:(?:hi|hello|hey|and|so|ok|but)[ ,]+)*(?:is|are|do|does|did|can|could|will|would|may|am|was|were|has|have|should|must|r)\b/,
      'whether',
    ],
  ],
  es: [
    [/\b(?:que|cual) edad\b|\bcuantos anos\b|\ba partir de que edad\b/, 'age'],
    [
      /\bcuanto (?:tiempo|(?:se )?(?:dura|duran|tarda|tardan|tardais|demora))\b|\bcuanta antelacion\b|\bcon que antelacion\b|\bcuantos? (?:dias|meses|semanas|minutos|horas) (?:dura|tarda|tengo|hay para)\b/,
      'duration',
    ],
    [
      /\bcuanto\b|\ba cuanto\b|\b(?:precio|precios|coste|costo|tarifa|tarifas|tasa|importe|presio)\b|\bque (?:cuesta|vale|cobra)/,
      'price',
    ],
    [/\bcuant[oa]s\b/, 'count'],
    [/\ba que hora\b|\bque hora\b/, 'clock'],
    [/\bque dias?\b/, 'weekday'],
    [/\bcuando\b|\bque (?:mes|fecha)\b/, 'when'],
    [/\b(?:numero de |el )?telefono\b|\bllamar(?:os|les)?\b/, 'phone'],
    [/\bcorreo\b|\be-?mail\b/, 'email'],
    [/\bdireccion\b|\bdonde (?:estan|estais|esta la|esta el|os encontrais|se encuentra)/, 'address'],
    [/\bdonde\b/, 'where'],
    [/\bquien(?:es)?\b/, 'who'],
    [
      /^¿?\s*(?:y )?(?:se puede|puedo|puede|hay|tienen|teneis|tiene|aceptan|aceptais|ofrecen|ofreceis|es |son |esta |abren|hacen|haceis|dan|dais|venden|admiten)/,
      'whether',
    ],
  ],
  fr: [
    [/\bquel age\b|\ba partir de quel age\b/, 'age'],
    [
      /\bcombien de temps\b|\bquelle duree\b|\bcombien de (?:jours|semaines|mois|minutes|heures)\b|\bquel delai\b/,
      'duration',
    ],
    [
      /\bcombien (?:coute|ca|cela|est|vaut|pour|je|faut|dois)|\bc'est combien\b|\b(?:prix|tarif|tarifs|cout|coute)\b|\bcombien\s*\??$/,
      'price',
    ],
    [/\bcombien de\b|\bcombien\b/, 'count'],
    [/\b(?:a )?quelle heure\b/, 'clock'],
    [/\bquel(?:s)? jours?\b/, 'weekday'],
    [/\bquand\b|\bquelle date\b/, 'when'],
    [/\btelephone\b|\bnumero\b|\bappeler\b/, 'phone'],
    [/\be-?mail\b|\bcourriel\b|\badresse mail\b/, 'email'],
    [/\badresse\b|\bou (?:etes|se trouve|est situe|vous trouvez)/, 'address'],
    [/\bou\b(?=.{0,4}\b(?:puis|peut|est|sont|se)\b)/, 'where'],
    [/\bqui\b(?! (?:est|sont) (?:le|la) )|^qui\b/, 'who'],
    [/^(?:est-ce|avez-vous|acceptez|proposez|peut-on|puis-je|y a-t-il|faites|etes-vous|vendez)/, 'whether'],
  ],
  de: [
    [/\bwie alt\b|\bwelchem alter\b|\bmindestalter\b/, 'age'],
    [
      /\bwie lange?\b|\bwie (?:schnell|oft)\b|\bwie viele? (?:tage|wochen|stunden|minuten|monate|jahre)\b|\bwieviele? (?:tage|stunden|minuten)\b/,
      'duration',
    ],
    [
      /\b(?:was|wieviel|wie viel) (?:kostet|kosten|zahl|muss ich zahlen|verlang|nehm)|\b(?:preis|preise|kosten|kostet|gebuhr|teuer)\b|\bwie hoch (?:ist|sind) (?:der|die) (?:preis|gebuhr|anzahlung|kaution|kurtaxe|miete)/,
      'price',
    ],
    [/\bwie ?viele?\b|\bwie (?:gross|hoch|weit|schwer|warm|heiss|stark)\b/, 'count'],
    [
      /\b(?:um )?wie ?viel uhr\b|\bbis wann\b|\bab wann\b|\bwann (?:macht|offnet|schliesst|offnen|schliessen)\b/,
      'clock',
    ],
    [/\b(?:an )?welche[nmrs]? (?:wochen)?(?:tag|tage|tagen)\b/, 'weekday'],
    [/\bwann\b|\b(?:an )?welche[nmrs]? (?:monat|datum|jahr)\b/, 'when'],
    [/\btelefon|\bnummer\b|\banrufen\b|\brufnummer\b/, 'phone'],
    [/\be-?mail\b|\bmailadresse\b/, 'email'],
    [
      /\badresse\b|\banschrift\b|\bwo (?:seid ihr|sind sie|befindet ihr|befinden sie|finde ich (?:euch|sie)|liegt)/,
      'address',
    ],
    [/\bwo\b|\bwohin\b|\bwoher\b/, 'where'],
    [/\bwer\b|\bwen\b|\bwem\b/, 'who'],
    [
      /^(?:ist|sind|haben|habt|hat|gibt|gibts|kann|konnen|konnt|darf|durfen|muss|bieten|bietet|nehmen|nehmt|akzeptier|verkauf|liefern|liefert|macht|machen)\b/,
      'whether',
    ],
  ],
  it: [
    [/\bquanti anni\b|\bche eta\b/, 'age'],
    [/\bquanto (?:tempo|dura|durano|ci vuole)\b|\bquanti (?:giorni|mesi|minuti)\b/, 'duration'],
    [/\bquanto\b|\b(?:prezzo|prezzi|costo|costa|tariffa|tariffe)\b/, 'price'],
    [/\bquant[aie]\b/, 'count'],
    [/\b(?:a )?che ora\b/, 'clock'],
    [/\b(?:in )?(?:che|quali?) giorn[oi]\b/, 'weekday'],
    [/\bquando\b/, 'when'],
    [/\btelefono\b|\bchiamar/, 'phone'],
    [/\be-?mail\b|\bposta elettronica\b/, 'email'],
    [/\bindirizzo\b|\bdove (?:siete|si trova|vi trovate)/, 'address'],
    [/\bdove\b|\bdov'e\b/, 'where'],
    [/\bchi\b/, 'who'],
    [/^(?:avete|c'e|ci sono|posso|si puo|accettate|offrite|fate|vendete|siete|e )/, 'whether'],
  ],
  pt: [
    [/\bque idade\b|\bquantos anos\b/, 'age'],
    [
      /\bquanto tempo\b|\bquanto (?:dura|demora)\b|\bquantos (?:dias|meses|minutos)\b|\bantecedencia\b/,
      'duration',
    ],
    [/\bquanto\b|\b(?:preco|precos|custo|custa|tarifa|valor|taxa)\b/, 'price'],
    [/\bquant[oa]s\b/, 'count'],
    [/\b(?:a )?que horas?\b/, 'clock'],
    [/\b(?:em )?(?:que|quais) dias?\b/, 'weekday'],
    [/\bquando\b/, 'when'],
    [/\btelefone\b|\btelemovel\b|\bligar\b/, 'phone'],
    [/\be-?mail\b|\bcorreio\b/, 'email'],
    [/\bendereco\b|\bmorada\b|\bonde (?:fica|ficam|estao|e )/, 'address'],
    [/\bonde\b/, 'where'],
    [/\bquem\b/, 'who'],
    [/^(?:voces |ha |tem |posso|pode|aceitam|oferecem|fazem|vendem|e |esta )/, 'whether'],
  ],
  ru: [
    [/сколько лет|какого возраста/, 'age'],
    [/как долго|сколько (?:времени|длится|дней|часов|минут)|срок/, 'duration'],
    [/сколько стоит|сколько стоят|почем|цена|цены|стоимость|сколько\s*\??$/, 'price'],
    [/сколько|какой размер/, 'count'],
    [/во сколько|который час|до скольки|со скольки/, 'clock'],
    [/когда|в какие дни|какого числа/, 'when'],
    [/телефон|позвонить/, 'phone'],
    [/почт|e-?mail|имейл/, 'email'],
    [/адрес|где вы (?:находит|расположен)/, 'address'],
    [/где|куда|откуда/, 'where'],
    [/кто/, 'who'],
    [/^(?:есть ли|можно|вы |у вас|принимаете|работаете)/, 'whether'],
  ],
  ja: [
    [/何歳|年齢/, 'age'],
    [/どのくらい(?:かか|の時間|の期間)|どれくらい|何(?:分|日|週間|ヶ月|年|時間)/, 'duration'],
    [/いくら|料金|値段|価格|費用/, 'price'],
    [/何(?:人|名|個|本|枚|台|回)|いくつ/, 'count'],
    [/何時/, 'clock'],
    [/いつ|何曜日|何日/, 'when'],
    [/電話/, 'phone'],
    [/メール/, 'email'],
    [/住所|場所|どこにあり/, 'address'],
    [/どこ/, 'where'],
    [/誰|だれ|どなた/, 'who'],
    [/(?:ますか|ですか|ありますか|できますか)[?？。]?$/, 'whether'],
  ],
  ko: [
    [/몇 ?살|나이|연령/, 'age'],
    [/얼마나 (?:걸|오래)|며칠|몇 ?(?:분|시간|일|주|개월)/, 'duration'],
    [/얼마|가격|요금|비용/, 'price'],
    [/몇 ?(?:명|개|대|번)/, 'count'],
    [/몇 ?시/, 'clock'],
    [/언제|무슨 요일|며칠/, 'when'],
    [/전화/, 'phone'],
    [/이메일|메일/, 'email'],
    [/주소|위치|어디에 있/, 'address'],
    [/어디/, 'where'],
    [/누구|누가/, 'who'],
    [/(?:나요|까요|습니까|인가요|되나요)[?？]?$/, 'whether'],
  ],
  zh: [
    [/几岁|年龄/, 'age'],
    [/多久|多长时间|几天|几分钟|几个小时/, 'duration'],
    [/多少钱|价格|费用|价钱|收费|怎么卖/, 'price'],
    [/多少|几个|几位|几人/, 'count'],
    [/几点|什么时间/, 'clock'],
    [/什么时候|何时|哪天|星期几/, 'when'],
    [/电话/, 'phone'],
    [/邮箱|邮件/, 'email'],
    [/地址|在哪/, 'address'],
    [/哪里|哪儿/, 'where'],
    [/谁/, 'who'],
    [/吗[?？]?$|是否|有没有|可以.*吗/, 'whether'],
  ],
  ar: [
    [/كم عمر|العمر/, 'age'],
    [/كم (?:يستغرق|تستغرق|من الوقت|يوم|ساعه)|مده/, 'duration'],
    [/كم (?:سعر|يكلف|تكلفه|ثمن)|بكم|سعر|اسعار|تكلفه/, 'price'],
    [/كم/, 'count'],
    [/اي ساعه|الساعه كم/, 'clock'],
    [/متي|اي يوم/, 'when'],
    [/هاتف|رقم|تلفون/, 'phone'],
    [/بريد|ايميل/, 'email'],
    [/عنوان|اين (?:تقع|انتم|يقع|موقع)/, 'address'],
    [/اين/, 'where'],
    [/^من (?!.*الي)/, 'who'],
    [/^هل/, 'whether'],
  ],
  hi: [
    [/उम्र|आयु/, 'age'],
    [/कितना समय|कितने (?:दिन|घंटे|मिनट)|कब तक/, 'duration'],
    [/कितने का|कीमत|दाम|शुल्क|फीस|कितना खर्च|कितने रुपये/, 'price'],
    [/कितने|कितनी|कितना/, 'count'],
    [/कितने बजे|किस समय/, 'clock'],
    [/कब|किस दिन/, 'when'],
    [/फोन|नंबर/, 'phone'],
    [/ईमेल/, 'email'],
    [/पता|आप.{0,12}कहाँ|कहाँ स्थित/, 'address'],
    [/कहाँ|कहां/, 'where'],
    [/कौन/, 'who'],
    [/^क्या/, 'whether'],
  ],
}

export function questionType(question: string, language: Language): QuestionType {
  const seen = fold(question).replace(/^[¿¡\s]+/, '')
  for (const [pattern, type] of patterns[language]) if (pattern.test(seen)) return type
  return 'other'
}

const {
  distance,
  money,
  free,
  duration,
  time,
  date,
  number,
  percent,
  phone,
  email,
  person,
  place,
  weekday,
  age,
} = value

/** Values without which a passage cannot answer such a question. */
export const needed: Record<QuestionType, number> = {
  price: money | free | percent,
  duration: duration | time | date,
  when: time | date | duration | weekday,
  weekday: weekday | date,
  distance: distance | duration,
  clock: time | duration,
  where: 0,
  who: 0,
  count: number | percent,
  phone,
  email,
  address: place,
  age: age | duration,
  whether: 0,
  other: 0,
}

/** Values that make a passage likelier to answer, without being needed. */
export const liked: Record<QuestionType, number> = {
  ...needed,
  price: money,
  duration,
  where: place,
  who: person,
  when: time | date | weekday,
  weekday,
  distance,
  clock: time,
}
