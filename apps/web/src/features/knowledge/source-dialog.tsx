import type { OwnSource, OwnSourceWithText } from '@foyer/contract/sources'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/browser.ts'
import { isFirstLoad } from '../../lib/api/query-state.ts'
import { useValidatedValues } from '../../lib/forms/use-validated-values.ts'
import { showFailure } from '../../lib/http/show-failure.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field, Input, Textarea } from '../../ui/controls/field.tsx'
import { formatCount, formatPlural } from '../../ui/format.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { refetchKnowledge, sourceQuery, sourcesPath } from './knowledge-queries.ts'

const maxCharacters = 200_000

type Values = { name: string; text: string; url: string }

async function checked(values: Values, isFile: boolean) {
  const [{ validate }, { newTextSource, sourceChange }] = await Promise.all([
    import('../../lib/forms/validate.ts'),
    import('@foyer/contract/sources'),
  ])
  const { text: _, ...named } = values
  return isFile ? validate(sourceChange, named) : validate(newTextSource, values)
}

type SourceDialogProps = { assistantId: string; source?: OwnSource; onClose: () => void }

export function SourceDialog({ assistantId, source, onClose }: SourceDialogProps) {
  const read = useQuery({ ...sourceQuery(assistantId, source?.id ?? ''), enabled: source !== undefined })
  if (source && !read.data)
    return (
      <Dialog open onClose={onClose} title={source.name}>
        {isFirstLoad(read) ? (
          <Skeleton className="h-64 rounded-control" />
        ) : (
          <div className="flex flex-col items-start gap-3 text-sm">
            <p className="text-muted">Couldn’t load its content. Your assistant still knows it.</p>
            <Button onClick={() => read.refetch()}>Try again</Button>
          </div>
        )}
      </Dialog>
    )
  return <Form assistantId={assistantId} {...(read.data && { source: read.data })} onClose={onClose} />
}

type FormProps = { assistantId: string; source?: OwnSourceWithText; onClose: () => void }

function Form({ assistantId, source: read, onClose }: FormProps) {
  const queries = useQueryClient()
  // Refetches must not change an open form.
  const [source] = useState(read)
  const isFile = source?.kind === 'file'
  const save = useMutation({
    mutationFn: (wanted: object) =>
      source
        ? saveForm({ name: source.name, url: source.url, text: source.text }, wanted, (body) =>
            api.patch<OwnSource>(`${sourcesPath(assistantId)}/${source.id}`, body),
          )
        : api.post<OwnSource>(sourcesPath(assistantId), wanted),
    onSuccess: async (saved) => {
      await refetchKnowledge(queries, assistantId)
      if (!saved) return onClose()
      toast({
        title: source ? 'Saved' : 'Text added',
        description: 'Your assistant will use it from the next question.',
      })
      onClose()
    },
    onError: showFailure('Couldn’t save it'),
  })

  const { values, change, edited, errors, submit } = useValidatedValues<Values, object>(
    { name: source?.name ?? '', text: source?.text ?? '', url: source?.url ?? '' },
    (typed) => checked(typed, isFile),
    save.mutate,
  )
  const field = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <FormDialog
      title={isFile ? 'Edit file' : source ? 'Edit text' : 'Add text'}
      description={
        isFile
          ? 'To change its content, upload the file again under the same name.'
          : 'Plain sentences work best. Lines that start with ‘Internal:’ are never shown to visitors.'
      }
      action={source ? 'Save' : 'Add text'}
      busy={save.isPending}
      lost={edited && 'Your assistant’s knowledge stays the same, and your changes will be lost.'}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        required
        label="Name"
        hint={`Shown to visitors as the source of an answer${isFile ? ', without an extension such as .pdf' : ''}.`}
        error={errors.name}
      >
        <Input {...field('name')} placeholder="Gift vouchers" maxLength={200} />
      </Field>
      <Field
        required={!isFile}
        label={isFile ? 'Content' : 'Text'}
        error={errors.text}
        aside={
          isFile
            ? formatPlural(values.text.length, 'character')
            : `${formatCount(values.text.length)} of ${formatCount(maxCharacters)}`
        }
      >
        <Textarea
          {...field('text')}
          readOnly={isFile}
          rows={8}
          className="max-h-80"
          placeholder="Gift vouchers are valid for three years and sold at the counter."
        />
      </Field>
      <Field
        label="Public address"
        aside="Optional"
        hint="Where visitors can read it. Without one, the source is named but not linked."
        error={errors.url}
      >
        <Input {...field('url')} type="url" inputMode="url" placeholder="https://" autoCapitalize="off" />
      </Field>
    </FormDialog>
  )
}
