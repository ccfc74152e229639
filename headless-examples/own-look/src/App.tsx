import type { Kit } from '@latchkit/core'
import { KitProvider } from '@latchkit/react-ui'
import { Desk } from './shell/Desk.tsx'
import { Drawer } from './shell/Drawer.tsx'
import { Rail } from './shell/Rail.tsx'
import { Toast } from './shell/Toast.tsx'

/** A wallet console: the page, and a drawer at its side that shows whatever page of the kit is on. */
export function App({ kit }: { kit: Kit }) {
  return (
    <KitProvider kit={kit}>
      <div className="console">
        <Rail />
        <Desk />
      </div>
      <Toast where="page" />
      <Drawer />
    </KitProvider>
  )
}
