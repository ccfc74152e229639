'use client'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { WarningIcon } from '../components/icons.ts'
import { Panel } from '../components/Panel.tsx'
import { useKit } from '../kit/useKit.ts'
import { useWords } from '../locales/useWords.ts'

/** A page whose code did not arrive or broke: what happened, and a way on. `retry` null: there is only the way out. */
export function NotLoaded({ retry }: { retry: (() => void) | null }) {
  const kit = useKit()
  const words = useWords()
  return (
    <Panel>
      <Empty
        icon={<WarningIcon />}
        title={words.modal.notLoaded}
        text={words.modal.notLoadedText}
        action={
          <Button kind="primary" onClick={retry ?? (() => kit.close())}>
            {retry === null ? words.close : words.tryAgain}
          </Button>
        }
      />
    </Panel>
  )
}
