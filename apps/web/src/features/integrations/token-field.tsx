import { Field, Input } from '../../ui/controls/field.tsx'
import type { TokenAdvice } from './bot-tokens.ts'

type TokenFieldProps = { token: string; onToken: (token: string) => void; advise: TokenAdvice }

/** Bot token for the code below, kept only in memory. */
export function TokenField({ token, onToken, advise }: TokenFieldProps) {
  return (
    <Field
      label="Bot token"
      hint="Stays in this browser. It’s only used in the code below."
      error={advise(token) ?? undefined}
      className="max-w-xl"
    >
      <Input
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="font-mono"
        placeholder="Paste it here"
        value={token}
        onChange={({ target }) => onToken(target.value)}
      />
    </Field>
  )
}
