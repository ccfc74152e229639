import { useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { ApproveTransaction, type ApproveView } from '@latchkit/react-ui/views/approve'
import { useState } from 'react'
import { Address } from '../components/Address.tsx'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Check } from '../components/Check.tsx'
import { Facts } from '../components/Facts.tsx'
import { Name } from '../components/Name.tsx'
import { Notice } from '../components/Notice.tsx'
import { Step } from '../components/Step.tsx'
import { requestDetails } from './request-details.tsx'

type Asked = Exclude<ApproveView, { step: 'done' }>

/** View of a request of an in-page wallet. */
export function ApproveScreen() {
  const { approve: words, cancel } = useTexts()
  return (
    <ApproveTransaction>
      {(approve) => {
        switch (approve.step) {
          case 'done':
            return <Step tone="rest" title={words.nothingToDecide} text={null} />
          case 'reviewing':
            return <Look key={approve.request.id} asked={approve} />
          case 'signing':
          case 'unresponsive':
            return (
              <Step
                tone={approve.step === 'unresponsive' ? 'slow' : 'waiting'}
                title={approve.step === 'unresponsive' ? words.unresponsive : words.signing}
                text={approve.step === 'unresponsive' ? words.unresponsiveText : null}
              >
                <Button onClick={approve.reject}>{cancel}</Button>
              </Step>
            )
        }
      }}
    </ApproveTransaction>
  )
}

/** The request, its origin and account, and the two buttons. */
function Look({ asked }: { asked: Asked }) {
  const { approve: words } = useTexts()
  const [accepted, setAccepted] = useState(false)
  const site = useKitState(({ config }) => config.metadata.url)
  const { request, summary, unlimited, network, waiting, approve, reject } = asked
  useAnnounce(words.titles[summary.kind])
  return (
    <>
      <h3 className="step-title">{words.titles[summary.kind]}</h3>
      {waiting > 0 && <p>{words.queued(waiting)}</p>}
      <Facts
        facts={[
          {
            label: words.site,
            value: <Name>{URL.canParse(site) ? new URL(site).host : site}</Name>,
          },
          ...(network === null
            ? []
            : [{ label: words.network, value: <Name>{network.name}</Name> }]),
          ...(request.address === null
            ? []
            : [
                {
                  label: words.account,
                  value: <Address form="full" address={request.address} />,
                  wide: true,
                },
              ]),
          ...requestDetails(asked, words),
        ]}
      />
      {summary.kind === 'unreadable' && <Notice>{words.unreadableWarning}</Notice>}
      {unlimited && (
        <>
          <Notice tone="bad">{words.unlimitedWarning}</Notice>
          <Check checked={accepted} onChange={() => setAccepted(!accepted)}>
            {words.acceptUnlimited}
          </Check>
        </>
      )}
      {approve === null && <p>{words.decideInWallet}</p>}
      <div className="actions">
        <Button onClick={reject}>{words.reject}</Button>
        {approve !== null && (
          <Button kind="primary" onClick={unlimited && !accepted ? null : approve}>
            {words.approve}
          </Button>
        )}
      </div>
    </>
  )
}
