import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { emailModel } from './email.model.ts'

describeWalk(emailModel)
describeRandomWalk(emailModel)
