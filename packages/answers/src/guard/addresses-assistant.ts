import { speaksToBots } from '@foyer/calendar/bot-commands'

const telling =
  "(?:answer|reply|respond|speak|say|tell|talk|mention|recommend|suggest|use|give|offer|discuss|quote|share|help|refer|direct|send|ask|apologi[sz]e|provide|write|name|promise|explain|invite|point|be|act|keep|do not|don't|never|always)"

/** How a line begins that tells the assistant how to behave. */
const commands = [
  /^you (?:are|speak|answer|must|should|may|never|always|will|can only)\b/,
  /^your (?:manner|role|task|tone|job|name|goal|style)\b/,
  /^(?:never|do not|don't) /,
  // 'Always open' and 'always free' are facts.
  /^always (?!open|closed|free|fresh|available|welcome|included|busy|on |in |at |from |with )/,
  new RegExp(`^(?:only|please) ${telling}\\b`),
  /^(?:answer|reply|respond|speak|be|act)\b/,
  /^use (?:only |a |an |the |our )?(?:emojis?|english|german|french|spanish|italian|portuguese|(?:short|simple|plain|formal|informal|friendly|warm|polite|casual)\b)/,
  // 'If a customer cancels, we charge half' is a fact; 'if a customer cancels, offer another day' is not.
  new RegExp(
    `^(?:if|when|whenever) (?:an? |the |any |some )?(?:visitors?|users?|customers?|guests?|clients?|patients?|someone|somebody|anyone|anybody|people|asked)\\b[^.!?]{0,120}?(?:, ?|\\bthen )(?:then |please |politely |kindly )?${telling}\\b`,
  ),
  /^(?:immer|niemals|du bist|sie sind ein|sei |seien sie|antworte|sprich|siempre|nunca|eres |sé |responde|habla |toujours|jamais|tu es |vous êtes un|réponds|répondez|sei un|rispondi|você é|responda|sempre |mai )/,
  /^(?:ты |вы |отвечай|отвечайте|никогда |всегда |あなたは|你是|您是|당신은|أنت |आप एक )/,
]

/** Whether a line of an owner's is a wish to the assistant, which is followed and not told. */
export function addressesAssistant(line: string): boolean {
  const begins = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
  return commands.some((command) => command.test(begins)) || speaksToBots(line)
}
