import { zodResolver } from '@hookform/resolvers/zod'
import './zod-without-eval.ts'

export const schemaResolver = zodResolver
