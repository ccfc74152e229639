import { useWords } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'

type EmptyProps = {
  icon: IconName
  title: string
  text: string | null /** Asks for it again. */
  retry?: () => void
  children?: ReactNode
}

/** There is nothing to list, and why. */
export function Empty({ icon, title, text, retry, children }: EmptyProps) {
  const words = useWords()
  return (
    <div className="empty">
      <Icon name={icon} />
      <h3 className="empty-title">{title}</h3>
      {text !== null && <p className="hint">{text}</p>}
      {retry !== undefined && <Button onClick={retry}>{words.tryAgain}</Button>}
      {children}
    </div>
  )
}
