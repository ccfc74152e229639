/** The group of a machine in viewers. */
export type MachineArea = 'connect' | 'account' | 'network' | 'money' | 'frame'
