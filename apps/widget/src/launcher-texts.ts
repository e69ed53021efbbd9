// The bubble's own texts: its name, and that the chat can't be reached.
const codes = 'en es fr de it pt ru ja ko zh ar hi'

const labels = 'Chat|Chat|Chat|Chat|Chat|Chat|Чат|チャット|채팅|聊天|الدردشة|चैट'.split('|')

const unreachable =
  ' is unavailable.| no disponible.| indisponible.| nicht erreichbar.| non disponibile.| indisponível.| недоступен.|に接続できません。|에 연결할 수 없습니다.|暂时不可用。| غير متاحة.| उपलब्ध नहीं है।'.split(
    '|',
  )

/** The widget's language for the one asked for, with the bubble's texts in it. */
export function textsFor(asked: unknown): [code: string, label: string, unreachable: string] {
  const code = String(asked || document.documentElement.lang)
    .slice(0, 2)
    .toLowerCase()
  const index = codes.indexOf(code || 'en') / 3
  const label = labels[index]
  return label ? [code, label, label + unreachable[index]] : textsFor('en')
}
