// biome-ignore lint/performance/noBarrelFile: the panels load together, with one import
export { SignInPanel as SIWXSignMessagePanel } from '../views/sign-in/SignInPanel.tsx'
