import type { ConnectView } from '@latchkit/core/flows'
import { useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { createElement, Fragment, type ReactNode } from 'react'
import { Check } from '../components/Check.tsx'
import { LinkOut } from '../components/LinkOut.tsx'

/** Terms and privacy policy: a checkbox if configured, else a sentence. */
export function Legal({ connect }: { connect: Exclude<ConnectView, { step: 'unavailable' }> }) {
  const { connect: texts } = useTexts()
  const terms = useKitState(({ config }) => config.termsConditionsUrl)
  const privacy = useKitState(({ config }) => config.privacyPolicyUrl)
  const termsLink = terms !== null && <LinkOut href={terms}>{texts.terms}</LinkOut>
  const privacyLink = privacy !== null && <LinkOut href={privacy}>{texts.privacy}</LinkOut>
  if (!termsLink && !privacyLink) return null
  const toggle = connect.step === 'choosing' ? connect.withdraw : connect.accept
  if (toggle === null) return <p>{sentence(texts.agree, texts.agreeBoth)}</p>
  return (
    <Check checked={connect.step === 'choosing'} onChange={toggle}>
      {sentence(texts.accept, texts.acceptBoth)}
    </Check>
  )

  type Parts = readonly ReactNode[]
  function sentence(
    withOneLink: (link: ReactNode) => Parts,
    withBothLinks: (link: ReactNode, other: ReactNode) => Parts,
  ) {
    return createElement(
      Fragment,
      null,
      ...(termsLink && privacyLink
        ? withBothLinks(termsLink, privacyLink)
        : withOneLink(termsLink || privacyLink)),
    )
  }
}
