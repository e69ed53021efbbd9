import { Moon, Sun } from 'lucide-react'
import { IconButton, iconSize } from './icon-button.tsx'
import { setTheme, useTheme } from './theme.ts'

export function ThemeToggle() {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    // Both are in the page, and its style shows one: a prerendered page does not know the theme, and may stay as it is.
    <IconButton label={theme ? `Use the ${next} theme` : 'Change the theme'} onClick={() => setTheme(next)}>
      <Sun {...iconSize(20)} className="if-dark" />
      <Moon {...iconSize(20)} className="unless-dark" />
    </IconButton>
  )
}
