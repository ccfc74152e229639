import type { SocialView } from '@latchkit/core/flows'
import { Panel } from '../../components/Panel.tsx'
import { SocialProgress } from './SocialProgress.tsx'

/** The progress of a login in a popup. */
export const ConnectingSocialScreen = ({ view }: { view: SocialView }) => (
  <Panel>
    <SocialProgress provider={view.provider} view={view} />
  </Panel>
)
