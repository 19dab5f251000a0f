import { useState } from 'react';
import type { Conversation } from '#contract/school/conversation.ts';
import type { User } from '#contract/users/account.ts';
import { BarSelect } from '../kit/toolbar.tsx';

interface AssigneeProps {
  conversation: Conversation;
  user: User;
  /** @param words what the toast says */
  onAssign: (assignee: string | null, words: string) => Promise<void>;
}

/** Who answers. It shows the choice at once, before the server has stored it. */
export function Assignee({ conversation: { assignee, people }, user, onAssign }: AssigneeProps) {
  const [chosen, setChosen] = useState<string>();
  const others = people.filter(({ _id }) => _id !== user._id);

  async function assign(id: string) {
    setChosen(id);
    const name = id === user._id ? 'You answer' : `${others.find(({ _id }) => _id === id)?.name} answers`;
    await onAssign(id === '' ? null : id, id === '' ? 'Anybody may answer.' : `${name}.`);
    setChosen(undefined);
  }

  return (
    <BarSelect
      id="assignee"
      label="Who answers"
      value={chosen ?? assignee?._id ?? ''}
      options={[['', 'Nobody'], [user._id, 'Me'], ...others.map(({ _id, name }) => [_id, name] as const)]}
      onChoose={(id) => void assign(id)}
    />
  );
}
