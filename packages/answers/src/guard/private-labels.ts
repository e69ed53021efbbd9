import { fold } from '../language/fold.ts'

/**
 * What an owner writes before a line that is for nobody but the house, in the twelve languages. A label is made of
 * these phrases and of the words that go with them ('internal note for staff'), and of nothing else: 'internal
 * courtyard' and 'secret garden tour' have a word too many.
 */
const phrases = [
  'internal, internally, confidential, confidentially, secret, top secret, classified, off the record, nda, not public, non public, staff only, only staff, only for staff, for staff, staff note, staff notes, staff info, staff information, staff use, note to staff, note for staff, notes for staff, note to self, team only, for the team only, employee only, employees only, only for employees, for employees, management only, owner only, owners only, admin only, admins only, personnel only, for internal use, for our eyes only, for your eyes only, eyes only, private note, private notes, private memo, private comment, private info, private information, not for customers, not for visitors, not for guests, not for clients, not for patients, not for the public, not for publication, not for public, not for sharing, hidden from visitors, hidden from customers, keep private, keep this private, keep secret, keep this secret, keep to yourself, trade secret, trade secrets, company secret, behind the scenes',
  'intern, interne, interner, internes, vertraulich, vertrauliche, geheim, betriebsgeheimnis, geschäftsgeheimnis, firmengeheimnis, nur intern, nur für intern, nur mitarbeiter, nur für mitarbeiter, nur für mitarbeitende, nur für mitarbeiterinnen, nur personal, nur für personal, nur für das personal, nur fürs personal, nur für das team, nur fürs team, nur team, nur für angestellte, nicht weitergeben, nicht weitersagen, nicht teilen, nicht veröffentlichen, nicht öffentlich, nicht für kunden, nicht für gäste, nicht für besucher, private notiz, private notizen, verschlusssache, dienstgeheimnis, bitte nicht weitergeben, nicht verraten',
  'intern, interne, vertrouwelijk, vertrouwelijke, geheim, bedrijfsgeheim, alleen intern, alleen personeel, alleen voor personeel, alleen voor het personeel, alleen medewerkers, alleen voor medewerkers, alleen voor het team, voor intern gebruik, enkel intern, enkel voor personeel, interne notitie, niet delen, niet doorgeven, niet doorvertellen, niet publiceren, niet openbaar, niet voor klanten, niet voor gasten, niet voor bezoekers, privénotitie',
  'interno, interna, internos, internas, confidencial, confidenciales, secreto, secreta, reservado, reservada, solo personal, solo para el personal, sólo personal, solo para personal, solo empleados, solo para empleados, solo para el equipo, solo equipo, personal autorizado, uso interno, para uso interno, nota interna, no compartir, no divulgar, no revelar, no publicar, no decir, no contar, no público, no para clientes, nota privada, secreto comercial',
  'interne, internes, confidentiel, confidentielle, confidentiels, confidentielles, secret, secrète, réservé au personnel, reserve au personnel, réservé à l’équipe, réservé aux employés, personnel uniquement, personnel seulement, uniquement pour le personnel, usage interne, à usage interne, note interne, ne pas partager, ne pas divulguer, ne pas communiquer, ne pas diffuser, ne pas révéler, ne pas publier, ne pas dire, non public, note privée, secret d’affaires, pas pour les clients',
  'interno, interna, riservato, riservata, riservate, riservati, confidenziale, confidenziali, segreto, segreta, solo personale, solo per il personale, riservato al personale, solo staff, solo per lo staff, solo dipendenti, solo per i dipendenti, uso interno, ad uso interno, per uso interno, nota interna, non condividere, non divulgare, non rivelare, non pubblicare, non dire, non pubblico, nota privata, non per i clienti',
  'confidencial, confidenciais, segredo, sigiloso, sigilosa, sigilo, reservado, apenas funcionários, apenas para funcionários, somente funcionários, somente para funcionários, só funcionários, só para funcionários, apenas equipe, apenas para a equipe, somente equipe, só equipe, apenas equipa, só para a equipa, apenas para a equipa, apenas pessoal, uso interno, para uso interno, nota interna, não compartilhar, não compartilhe, não partilhar, não partilhe, não divulgar, não divulgue, não revelar, não publicar, não contar, não público, nota privada, nota particular, não para clientes',
  'внутреннее, внутренняя, внутренний, внутренние, внутри, служебное, служебная, служебно, конфиденциально, конфиденциальная, конфиденциальное, секретно, секрет, совершенно секретно, тайна, коммерческая тайна, только для персонала, только для сотрудников, только персонал, только сотрудникам, для персонала, для сотрудников, для служебного пользования, для внутреннего пользования, для внутреннего использования, не разглашать, не сообщать, не рассказывать, не делиться, не публиковать, не для клиентов, не для посетителей, личная заметка, приватная заметка, дсп',
  '社外秘, 部外秘, 機密, 極秘, 秘密, 内密, 内部, 内部情報, 内部用, 内部メモ, 社内, 社内用, 社内限定, 社内メモ, 社内情報, 関係者のみ, 関係者限定, スタッフのみ, スタッフ専用, スタッフ限定, スタッフ用, 従業員専用, 従業員のみ, 社員のみ, 社員専用, 非公開, 公開禁止, 口外禁止, 口外無用, 他言無用, 共有禁止, 共有しないでください, マル秘, 機密情報, プライベートメモ',
  '内部, 内部信息, 内部資料, 内部资料, 内部消息, 内部备注, 内部備註, 内部使用, 仅供内部使用, 內部, 內部信息, 內部資料, 內部使用, 僅供內部使用, 机密, 機密, 绝密, 絕密, 保密, 秘密, 仅限员工, 僅限員工, 仅限内部, 僅限內部, 仅员工, 员工专用, 員工專用, 员工须知, 请勿外传, 請勿外傳, 请勿分享, 請勿分享, 请勿透露, 不要透露, 不得外传, 不得外泄, 禁止外传, 不对外, 不對外, 不公开, 不公開, 非公开, 商业机密, 商業機密, 私人备注, 私人備註',
  '내부, 내부용, 내부 전용, 내부전용, 내부 정보, 내부 메모, 내부자료, 내부 자료, 사내용, 사내 전용, 기밀, 기밀사항, 대외비, 비밀, 극비, 직원 전용, 직원전용, 직원용, 직원만, 직원 한정, 스태프 전용, 관계자 전용, 관계자 외 비공개, 비공개, 공유 금지, 공유금지, 공유하지 마세요, 외부 유출 금지, 발설 금지, 개인 메모, 비공개 메모',
  'داخلي, داخلية, سري, سرية, سري للغاية, للموظفين فقط, للموظفين, للطاقم فقط, للفريق فقط, للعاملين فقط, للاستخدام الداخلي, للاستعمال الداخلي, ملاحظة داخلية, معلومات داخلية, ملاحظة خاصة, ملاحظة سرية, معلومات سرية, لا تشارك, لا تشاركها, لا تنشر, لا تفصح, غير مخصص للعملاء, ليس للعملاء, عدم المشاركة, يمنع النشر, ممنوع النشر, غير علني',
  'आंतरिक, आन्तरिक, गोपनीय, गुप्त, अति गोपनीय, केवल स्टाफ, केवल स्टाफ के लिए, सिर्फ स्टाफ, सिर्फ़ स्टाफ के लिए, केवल कर्मचारी, केवल कर्मचारियों के लिए, सिर्फ कर्मचारियों के लिए, स्टाफ के लिए, कर्मचारियों के लिए, साझा न करें, शेयर न करें, किसी को न बताएं, किसी को न बताएँ, न बताएं, ग्राहकों को न बताएं, निजी नोट, आंतरिक नोट, आंतरिक जानकारी, सार्वजनिक नहीं',
]

/** Words that may stand beside such a phrase and mean nothing by themselves. */
const companions = [
  'a an and as at by for from in it of on or our the this that these to with your very strictly highly please only use used note notes info information memo comment comments remark remarks reminder data detail details knowledge document section purpose purposes content stuff matter important warning attention nb fyi ps staff team employee employees personnel management manager managers owner owners admin assistant bot agent anyone anybody visitor visitors customer customers guest guests client clients patient patients public outside outsiders externally company business hands eyes private keep read',
  'streng nur für das die der den dem bitte notiz notizen hinweis hinweise info infos information informationen vermerk mitarbeiter mitarbeitende mitarbeiterinnen personal team angestellte kunden gäste besucher und an zum zur gebrauch nutzung wichtig achtung nicht niemandem',
  'strikt alleen enkel voor het de een op aub notitie notities opmerking info informatie personeel medewerkers team klanten gasten bezoekers en gebruik belangrijk let niet niemand',
  'estrictamente para el la los las del de personal empleados equipo nota notas información dato datos aviso importante uso con clientes visitantes nadie y solo sólo por favor',
  'strictement pour le la les du de des au aux personnel employés équipe note notes information informations info infos remarque usage avec clients visiteurs et seulement uniquement svp important à',
  'strettamente per il lo la i gli del della al personale staff dipendenti team nota note informazione informazioni dati uso con clienti visitatori e solo importante',
  'estritamente para o a os as do da de funcionários equipe equipa pessoal nota notas informação informações dados aviso uso com clientes visitantes e apenas somente só importante',
  'строго только для персонала сотрудников заметка заметки примечание информация данные записка клиентам посетителям никому и важно пользования',
  'メモ 情報 注意 重要 用 限定 专用 信息 资料 备注 注意 메모 정보 주의 직원 참고 전용 ملاحظة ملاحظات معلومات هام فقط للموظفين नोट जानकारी केवल ध्यान महत्वपूर्ण सिर्फ',
]

const notToBeSaid =
  'share shared tell told disclose disclosed reveal revealed publish published mention mentioned repeat repeated quote quoted distribute communicate show say pass forward'.split(
    ' ',
  )
const refusals = [
  'do not',
  "don't",
  'dont',
  'never',
  'not to be',
  'must not be',
  'should not be',
  'may not be',
  'not',
  'to not',
]

/** 'Private: £45' among the prices of a riding school is no secret; see `isPrivateLabel`. */
const privateByItself =
  'private, privat, privado, privada, privé, privée, privato, privata, приватно, خاص, निजी'

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter(Boolean)

const inWords = (list: string) => list.split(',').map((phrase) => wordsOf(phrase).join(' '))

const labels = new Set([
  ...phrases.flatMap(inWords),
  ...refusals.flatMap((no) => notToBeSaid.map((verb) => `${no} ${verb}`)),
])
const beside = new Set(companions.flatMap(wordsOf))
const bare = new Set(inWords(privateByItself))
const longestLabel = Math.max(...[...labels].map((label) => label.split(' ').length))
const mostWords = 9

/**
 * Whether these words, and all of them, are a label. 'Private' alone is one where `alone` says so: it is also what
 * lessons, rooms and parties are.
 */
export function isPrivateLabel(text: string, { alone = false } = {}): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > mostWords) return false
  if (alone && words.length === 1 && bare.has(words[0]!)) return true
  let named = false
  for (let at = 0; at < words.length; ) {
    const length = labelAt(words, at)
    if (length > 0) named = true
    else if (!beside.has(words[at]!)) return false
    at += Math.max(1, length)
  }
  return named
}

/** How many words of the longest phrase that begins here; 0 where none does. */
function labelAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestLabel, words.length - at); length > 0; length--)
    if (labels.has(words.slice(at, at + length).join(' '))) return length
  return 0
}
