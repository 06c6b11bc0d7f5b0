import { builder } from '../../graphql/builder.ts';
import type { OpenConversation } from './conversation.service.ts';
import type { TurnRow } from './conversation.store.ts';
import type { StoredTurn } from './turns.service.ts';

const ChatRoleRef = builder.enumType('ChatRole', { values: ['system', 'doctor', 'patient'] as const });

export const ChatMessageInput = builder.inputType('ChatMessageInput', {
  fields: (t) => ({ role: t.field({ type: ChatRoleRef }), content: t.string() }),
});

const ConversationTurnRef = builder.objectRef<TurnRow>('ConversationTurn').implement({
  description: '(ext) a turn as it is stored.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    role: t.field({ type: ChatRoleRef, resolve: ({ role }) => role }),
    content: t.exposeString('content'),
  }),
});

export const ConversationRef = builder.objectRef<OpenConversation>('Conversation').implement({
  description: '(ext) a conversation with a simulated patient.',
  fields: (t) => ({
    id: t.exposeID('id'),
    turns: t.field({ type: [ConversationTurnRef], resolve: ({ turns }) => [...turns] }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
  }),
});

export const AiMessageResultRef = builder.objectRef<StoredTurn>('AiMessageResult').implement({
  fields: (t) => ({
    response: t.exposeString('response'),
    conversationId: t.id({ nullable: true, resolve: ({ conversationId }) => conversationId }),
    turn: t.int({ nullable: true, resolve: ({ turn }) => turn }),
  }),
});
