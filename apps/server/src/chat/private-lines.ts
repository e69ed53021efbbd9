import { speaksToBots } from '@foyer/answers/guard/commands'

const instructs =
  /^[\s#>*-]*(?:you (?:are|speak|answer|must|should|may|never|always)|your (?:manner|role|task|tone|job)|(?:always|never|do not|don't|only) |answer (?:only|in|with|as)\b|speak |if (?:a|the) (?:visitor|user|customer) |du bist|sie sind|antworte|sprich|niemals |eres |responde|habla |nunca |tu es |vous êtes|réponds|répondez|sei |rispondi|você é|responda|ты |вы |отвечай|никогда |あなたは|你是|您是|당신은|أنت |आप )/iu
const confidential =
  /\b(?:internal|confidential|secret|private note|staff only|not (?:be )?(?:share|tell|reveal|disclose)|intern|vertraulich|geheim|confidencial|interno|interna|secreto|confidentiel|secret|interne|riservato|segreto|sigiloso)\b|конфиденциальн|секретн|внутренн|社外秘|機密|内部|机密|保密|기밀|내부|سري|داخلي|गोपनीय|आंतरिक/iu

/**
 * An owner's prompt holds what visitors may be told and what they may not: lines that address the assistant, and
 * lines that call themselves internal. The first kind is evidence for an answer, the second must never be said.
 */
export function splitPrompt(prompt: string): { told: string; kept: string[] } {
  const told: string[] = []
  const kept: string[] = []
  for (const line of prompt.split('\n')) {
    const isPrivate =
      line.trim() !== '' && (instructs.test(line) || confidential.test(line) || speaksToBots(line))
    if (isPrivate) kept.push(line.trim())
    else told.push(line)
  }
  return { told: told.join('\n'), kept }
}
