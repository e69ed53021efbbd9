import { Link, useSearch } from 'wouter'
import { LoginForm } from '../features/account/login-form.tsx'
import { PageMeta } from '../lib/page-meta.tsx'

export default function Login() {
  const search = useSearch()
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 p-6">
      <PageMeta title="Sign in · Foyer" />
      <h1 className="display text-3xl">Welcome back</h1>
      <LoginForm />
      <p className="text-sm text-muted">
        New here? <Link href={`/register${search && `?${search}`}`}>Create free account</Link>
      </p>
    </div>
  )
}
