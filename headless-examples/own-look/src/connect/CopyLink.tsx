import { useKit } from '@latchkit/react-ui'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'

type CopyLinkProps = { /** null: it is on its way. */ text: string | null; label: string; copied: string; failed: string }

/** Copies a text and says so; where the browser refuses, the text is there to be selected. */
export function CopyLink({ text, label, copied, failed }: CopyLinkProps) {
  const kit = useKit()
  const [refused, setRefused] = useState(false)
  const copy = (what: string) =>
    navigator.clipboard.writeText(what).then(
      () => kit.showSuccessMessage(copied),
      () => setRefused(true),
    )
  if (refused && text !== null) return <Field label={label} value={text} hint={failed} onChange={() => {}} />
  return (
    <Button onClick={text === null ? null : () => void copy(text)}>
      <Icon name="copy" /> {label}
    </Button>
  )
}
