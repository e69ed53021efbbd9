import { config } from 'zod'

// Zod would compile its checks with `new Function`, which the CSP refuses and reports.
config({ jitless: true })
