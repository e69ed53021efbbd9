import { Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '../theme.ts'
import { IconButton, iconSize } from './icon-button.tsx'

export function ThemeToggle() {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    // Renders both icons because a prerendered page does not know the theme.
    <IconButton label={theme ? `Switch to ${next} theme` : 'Change theme'} onClick={() => setTheme(next)}>
      <Sun {...iconSize(20)} className="if-dark" />
      <Moon {...iconSize(20)} className="unless-dark" />
    </IconButton>
  )
}
