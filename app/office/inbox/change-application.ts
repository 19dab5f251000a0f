import { useQueryClient } from '@tanstack/react-query';
import { undoSeconds, type ApplicationStatus } from '#contract/school/application-status.ts';
import { getConversation, listConversations } from '#contract/school/conversation.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { getFamily, listFamilies } from '#contract/school/family.ts';
import {
  changeApplication,
  getApplication,
  type OfficeApplication,
} from '#contract/school/office-application.ts';
import { getOverview } from '#contract/school/overview.ts';
import { getTrials } from '#contract/school/trial.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/page/toast.tsx';
import { stateAfterConflict } from '../kit/use-office-detail.ts';
import { queryOf, replaceLoaded } from '../office-query.tsx';

type Change = BodyOf<typeof changeApplication>;

/** The query of one application. */
export const applicationQuery = (id: string) => queryOf(getApplication, { params: { id } });

/** @returns a function that shows a changed application, and loads again what depends on it */
function useShow() {
  const client = useQueryClient();
  return async (changed: OfficeApplication) => {
    await replaceLoaded<OfficeApplication>(client, applicationQuery(changed._id).queryKey, () => changed);
    for (const { path } of [getConversation, listConversations, getOverview, getTrials, listFamilies])
      void client.invalidateQueries({ queryKey: [path] });
    // Where a family is shown, its children have the new state before the form closes.
    await client.invalidateQueries({ queryKey: [getFamily.path] });
  };
}

/**
 * Changes of an application, with a toast that takes the last one back. After a conflict what somebody else has made of it is shown.
 * @param id of the application
 * @param onChanged called when a change is stored and shown
 * @returns a function that stores a change of a version; it throws ApiError for the form
 */
export function useChangeApplication(
  id: string,
  onChanged: () => void,
): (body: Change, from: number) => Promise<void> {
  const show = useShow();

  async function change(body: Change, from: number): Promise<void> {
    try {
      const { message, ...changed } = await callEndpoint(changeApplication, body, {
        params: { id },
        version: from,
      });
      await show(changed);
      onChanged();
      const { undo } = changed;
      if (undo === null) toast.success(message);
      else toast.action(message, 'Undo', () => void takeBack(undo.status, changed.version), undoSeconds);
    } catch (error) {
      const current = stateAfterConflict(error, getApplication.reply);
      if (current !== undefined) await show(current);
      throw error;
    }
  }

  async function takeBack(before: ApplicationStatus, from: number) {
    try {
      await change({ status: before }, from);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return change;
}
