import type { FactChange, KnownFact, NewFact } from '@foyer/contract/facts'
import { useMutation } from '@tanstack/react-query'
import { useValidatedValues } from '../../lib/forms/use-validated-values.ts'
import { ApiError } from '../../lib/http/http.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { defaultLabel, FactFields, type FactValues } from './fact-fields.tsx'
import { FactSource } from './fact-source.tsx'
import { useFactChanges } from './use-fact-changes.ts'

async function checked(values: FactValues, before: string) {
  const [{ validate }, { newFact }, { problemOfFact }] = await Promise.all([
    import('../../lib/forms/validate.ts'),
    import('@foyer/contract/facts'),
    import('@foyer/contract/fact-values'),
  ])
  const found = validate(newFact, values)
  // An odd value from the website must not block edits of other fields.
  const problem = found.values && found.values.value !== before && problemOfFact(found.values)
  return problem ? { values: null, errors: { value: problem } } : found
}

type FactDialogProps = {
  assistantId: string
  /** The fact to correct; a new one without it. */
  fact?: KnownFact
  onClose: () => void
}

export default function FactDialog({ assistantId, fact, onClose }: FactDialogProps) {
  const changes = useFactChanges(assistantId)
  const save = useMutation({
    mutationFn: ({ kind, ...wanted }: NewFact) =>
      fact ? changes.correct(fact, wanted satisfies FactChange) : changes.add({ kind, ...wanted }),
    onSuccess: onClose,
    onError: (error) => {
      // Only the server parses times, days and currencies, so its errors are shown at the field.
      const field = error instanceof ApiError && error.body.field
      if (field && field in values) setErrors({ [field]: error.message })
      else showFailure('Couldn’t save the fact')(error)
    },
  })
  const { values, change, edited, errors, setErrors, submit } = useValidatedValues<FactValues, NewFact>(
    {
      kind: fact?.kind ?? 'hours',
      label: fact?.label ?? '',
      value: fact?.value ?? '',
      part: fact?.part ?? '',
      condition: fact?.condition ?? '',
      unit: fact?.unit ?? '',
      validity: fact?.validity ?? '',
    },
    (typed) => checked({ ...typed, label: typed.label || defaultLabel(typed.kind) }, fact?.value ?? ''),
    save.mutate,
  )
  const useSiteValue = useMutation({
    mutationFn: changes.useSiteValue,
    onSuccess: onClose,
    onError: showFailure('Couldn’t change the fact'),
  })

  return (
    <FormDialog
      title={fact ? 'Correct this fact' : 'Add a fact'}
      description="Your facts take priority over your website and survive rescans."
      action={fact ? 'Save fact' : 'Add fact'}
      busy={save.isPending}
      lost={edited && 'Your assistant stays as it is, and your changes will be lost.'}
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onClose={onClose}
      aside={
        fact &&
        fact.siteValue !== null && (
          <Button
            variant="ghost"
            className="mr-auto"
            busy={useSiteValue.isPending}
            onClick={() => useSiteValue.mutate(fact)}
          >
            Use website’s value
          </Button>
        )
      }
      beneath={fact && (fact.siteValue !== null || fact.origin !== 'owner') && <OnTheWebsite fact={fact} />}
    >
      <FactFields
        values={values}
        errors={errors}
        isNew={!fact}
        onChange={(changed) => {
          change(changed)
          // A changed value clears its error.
          setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))))
        }}
      />
    </FormDialog>
  )
}

function OnTheWebsite({ fact }: { fact: KnownFact }) {
  return (
    <div className="mt-6 flex flex-col gap-1.5 border-t border-hairline pt-4 text-sm">
      <p>
        <span>
          Your website says <bdi className="font-medium wrap-anywhere">{fact.siteValue ?? fact.value}</bdi>
        </span>
        {fact.otherValue && (
          <span>
            , and on another page <bdi className="font-medium wrap-anywhere">{fact.otherValue}</bdi>
          </span>
        )}
      </p>
      <FactSource fact={fact} />
    </div>
  )
}
