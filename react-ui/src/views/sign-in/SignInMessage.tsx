import { useEffect, useId, useRef, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { DownIcon } from '../../components/icons.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { signInTexts } from './texts/en.ts'

/** The whole text that the wallet signs, on demand. It is rendered as text, never as HTML. */
export function SignInMessage({ text }: { text: string }) {
  const { signIn } = useTexts(signInTexts)
  const [isShown, setShown] = useState(false)
  const id = useId()
  const region = useRef<HTMLElement>(null)
  // The message is at the end of the view, where it may be out of sight.
  useEffect(() => {
    if (isShown) region.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div className="lk-sign-in-message">
      <div className="lk-sign-in-message-bar">
        <button
          type="button"
          className="lk-sign-in-toggle"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? signIn.hideMessage : signIn.showMessage}
          <DownIcon />
        </button>
        {isShown && (
          <CopyButton text={text} texts={{ ...signIn, copy: signIn.copyMessage }}>
            {signIn.copy}
          </CopyButton>
        )}
      </div>
      {isShown && (
        <section
          ref={region}
          id={id}
          className="lk-sign-in-text"
          aria-label={signIn.message}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused element
          tabIndex={0}
        >
          <pre dir="ltr">{text}</pre>
        </section>
      )}
    </div>
  )
}
