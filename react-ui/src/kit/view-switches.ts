import type { KitState } from '@latchkit/core'

/** The settings that switch views off. */
export type SwitchSettings = Pick<
  KitState['config'],
  'features' | 'namespaces' | 'remote' | 'remoteFeatures' | 'signIn'
>

/** The conditions that `needs` of a view names: whether the settings turn the view on. */
export const viewSwitches = {
  activity: ({ remoteFeatures }: SwitchSettings): boolean => remoteFeatures?.activity ?? false,
  multiChain: ({ namespaces }: SwitchSettings): boolean => namespaces.length > 1,
  receive: ({ features }: SwitchSettings): boolean => features.receive,
  remote: ({ remote }: SwitchSettings): boolean => remote,
  send: ({ features }: SwitchSettings): boolean => features.send,
  signIn: ({ signIn }: SwitchSettings): boolean => signIn,
}
export type ViewSwitch = keyof typeof viewSwitches
