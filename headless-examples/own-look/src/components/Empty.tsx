import { useTexts } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'

type EmptyProps = {
  icon: IconName
  title: string
  text: string | null
  /** Retries the request. */
  retry?: (() => void) | null
  children?: ReactNode
}

/** Placeholder of an empty list, with the reason. */
export function Empty({ icon, title, text, retry, children }: EmptyProps) {
  const texts = useTexts()
  return (
    <div className="empty">
      <Icon name={icon} />
      <h3 className="empty-title">{title}</h3>
      {text !== null && <p className="hint">{text}</p>}
      {retry && <Button onClick={retry}>{texts.tryAgain}</Button>}
      {children}
    </div>
  )
}
