import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { updateEmailModel } from './update-email.model.ts'

describeWalk(updateEmailModel)
describeRandomWalk(updateEmailModel)
