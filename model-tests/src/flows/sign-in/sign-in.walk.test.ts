import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { signInModel } from './sign-in.model.ts'

describeWalk(signInModel)
describeRandomWalk(signInModel)
