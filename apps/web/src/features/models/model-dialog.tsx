import type { ListedModel, ModelForm, ModelTest } from '@foyer/contract/models'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../lib/api/browser.ts'
import { formSchema } from '../../lib/forms/form-schema.ts'
import { messageOf } from '../../lib/http/http.ts'
import { saveForm } from '../../shared/editing/save-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/messages/toast-store.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { ModelFields } from './model-fields.tsx'
import { modelFormText } from './model-form-text.ts'
import { refetchModels } from './models-query.ts'
import { TestResult } from './test-result.tsx'

const adding = formSchema<ModelForm>(() => import('@foyer/contract/models').then(({ newModel }) => newModel))
const changing = formSchema<ModelForm>(() =>
  import('@foyer/contract/models').then(({ modelChange }) => modelChange),
)

const empty = {
  provider: 'openai',
  name: '',
  baseUrl: null,
  verify: 'auto',
  embeddings: '',
  offered: false,
  inputPrice: null,
  outputPrice: null,
  cachedPrice: null,
} as const

/** All fields except the key, which is never shown again. */
const fieldsOf = (model: ListedModel) => ({
  provider: model.provider,
  name: model.name,
  baseUrl: model.baseUrl,
  sees: model.sees,
  verify: model.verify,
  embeddings: model.embeddings ?? '',
  offered: model.offered,
  inputPrice: model.inputPrice,
  outputPrice: model.outputPrice,
  cachedPrice: model.cachedPrice,
})

type ModelDialogProps = {
  /** The model to edit; adds one without it. */
  model?: ListedModel
  suggested?: Partial<ModelForm>
  onClose: () => void
}

export function ModelDialog({ model, suggested, onClose }: ModelDialogProps) {
  const schema = model ? changing : adding
  const form = useForm<ModelForm>({
    resolver: schema.resolver,
    defaultValues: {
      ...(model ? fieldsOf(model) : { ...empty, sees: suggested?.provider !== 'compatible', ...suggested }),
      apiKey: '',
    },
  })
  const { handleSubmit, setError } = form
  const { errors, isSubmitting } = form.formState
  const [tested, setTested] = useState<ModelTest | null>(null)
  const [testing, setTesting] = useState(false)

  const showError = (error: unknown) =>
    setError('root', { message: messageOf(error, 'That didn’t work. Please try again.') })

  const save = handleSubmit(async (values) => {
    try {
      const saved = model
        ? await saveForm(
            fieldsOf(model),
            values,
            (body) => api.put<ListedModel>(`/api/operator/models/${model.id}`, body),
            modelFormText,
          )
        : await api.post<ListedModel>('/api/operator/models', values)
      await refetchModels()
      if (saved) toast({ title: 'Success', description: model ? 'Model saved.' : 'Model added.' })
      onClose()
    } catch (error) {
      showError(error)
    }
  })

  const test = handleSubmit(async (values) => {
    setTesting(true)
    setTested(null)
    try {
      const path = model ? `/api/operator/models/${model.id}/test` : '/api/operator/model-test'
      setTested(await api.post<ModelTest>(path, values))
    } catch (error) {
      showError(error)
    } finally {
      setTesting(false)
    }
  })

  return (
    <FormDialog
      title={model ? 'Edit model' : 'Add model'}
      description="Questions, conversations and matching passages are sent to it."
      action={model ? 'Save' : 'Add model'}
      busy={isSubmitting && !testing}
      held={testing}
      aside={
        <Button
          variant="secondary"
          className="mr-auto"
          busy={testing}
          held={isSubmitting && !testing}
          onClick={test}
        >
          {testing ? 'Testing...' : 'Test'}
        </Button>
      }
      className="flex flex-col gap-6"
      onSubmit={save}
      onFocus={schema.warm}
      onClose={onClose}
    >
      <ModelFields form={form} model={model} />
      {errors.root?.message && (
        <p role="alert" className="rounded-control bg-bad-wash px-4 py-3 text-sm text-bad">
          {errors.root.message}
        </p>
      )}
      {tested && <TestResult result={tested} />}
    </FormDialog>
  )
}
