import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../messages/announce.ts'
import { toast } from '../messages/toast-store.ts'
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx'
import { copyText } from './copy-text.ts'
import { IconButton, iconSize } from './icon-button.tsx'

const shownFor = 2_000

function useCopy() {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string) {
    try {
      await copyText(text)
    } catch {
      toast({ title: 'Error', description: 'Failed to copy to clipboard', variant: 'destructive' })
      return false
    }
    clearTimeout(timer.current)
    setCopied(true)
    timer.current = setTimeout(() => setCopied(false), shownFor)
    return true
  }

  return { copied, copy }
}

type CopyButtonProps = {
  text: string
  /** Text of the button, such as 'Copy Key'; an icon without it. */
  label?: string
  /** What the icon copies, if there are several: 'Copy Model'. */
  what?: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** Replaces the default announcement. */
  onCopied?: () => void
}

export function CopyButton({
  text,
  label,
  what,
  variant = 'secondary',
  size = 'sm',
  onCopied,
}: CopyButtonProps) {
  const { copied, copy } = useCopy()
  const Icon = copied ? Check : Copy
  const onClick = () =>
    void copy(text).then((done) => {
      if (!done) return
      if (onCopied) onCopied()
      else announce('Copied')
    })
  if (!label)
    return (
      <IconButton label={copied ? 'Copied' : what ? `Copy ${what}` : 'Copy'} size="sm" onClick={onClick}>
        <Icon {...iconSize(18)} />
      </IconButton>
    )
  return (
    <Button variant={variant} size={size} onClick={onClick}>
      <Icon {...iconSize(18)} />
      <span>{copied ? 'Copied' : label}</span>
    </Button>
  )
}
