/** A client's message, read by the model that was learnt last. The model is large: this is loaded when a message is read. */
import { openMessageModel, readBy, type KeptMessageModel, type ReadMessage } from './read.ts';
import learnt from './learnt.json' with { type: 'json' };
import type { MessageModel } from './spans.ts';

export type { ReadMessage } from './read.ts';

const kept: KeptMessageModel = learnt;
let model: MessageModel | undefined;

export const readMessage = (text: string): ReadMessage => readBy((model ??= openMessageModel(kept)), text);
