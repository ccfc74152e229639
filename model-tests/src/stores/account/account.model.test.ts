import { walkChart } from '../../walker/suite.ts'
import { accountModel } from './account.model.ts'

walkChart(accountModel)
