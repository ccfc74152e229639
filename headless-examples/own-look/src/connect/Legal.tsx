import type { ConnectView } from '@latchkit/core/flows/connect'
import { useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { createElement, Fragment, type ReactNode } from 'react'
import { Check } from '../components/Check.tsx'
import { LinkOut } from '../components/LinkOut.tsx'

/** Terms and privacy policy: a checkbox if configured, else a sentence. */
export function Legal({ connect }: { connect: ConnectView }) {
  const { connect: words } = useTexts()
  const terms = useKitState(({ config }) => config.termsConditionsUrl)
  const privacy = useKitState(({ config }) => config.privacyPolicyUrl)
  const first = terms !== null && <LinkOut href={terms}>{words.terms}</LinkOut>
  const second = privacy !== null && <LinkOut href={privacy}>{words.privacy}</LinkOut>
  if (!first && !second) return null
  const change = connect.step === 'choosing' ? connect.withdraw : connect.accept
  if (change === null) return <p>{sentence(words.agree, words.agreeBoth)}</p>
  return (
    <Check checked={connect.step === 'choosing'} onChange={change}>
      {sentence(words.accept, words.acceptBoth)}
    </Check>
  )

  type Parts = readonly ReactNode[]
  function sentence(
    one: (link: ReactNode) => Parts,
    both: (link: ReactNode, other: ReactNode) => Parts,
  ) {
    return createElement(
      Fragment,
      null,
      ...(first && second ? both(first, second) : one(first || second)),
    )
  }
}
