'use client'
import { useThemeProps } from '../hooks/useThemeProps.ts'
import { usePageWords } from '../locales/WordsContext.ts'

/** In place of a modal whose code did not arrive or broke: what happened, a retry, a way out. Needs nothing that would have to be fetched. */
export function Unavailable({ retry, close }: { retry: () => void; close: () => void }) {
  const words = usePageWords()
  return (
    <div {...useThemeProps()} className="latchkit lk-unavailable" role="alert">
      <span>{words.modal.notLoaded}</span>
      <button type="button" className="lk-link" onClick={retry}>
        {words.tryAgain}
      </button>
      <button type="button" className="lk-link" onClick={close}>
        {words.close}
      </button>
    </div>
  )
}
