import { walkChart } from '../../../walker/suite.ts'
import { externalModel } from './external.model.ts'

walkChart(externalModel)
