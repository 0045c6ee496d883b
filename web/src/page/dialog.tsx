/*
 * dialog.tsx: a window over a page. The browser keeps the focus inside; afterwards it goes back to
 * where it was. Esc and a press beside the window close it.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../text";
import { Icon } from "./art";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Dialog({ title, onClose, children, class: name = "" }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onCancel = (event: Event): void => {
    event.preventDefault();
    onClose();
  };
  const onPress = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      class={`paper page-dialog ${name}`}
      aria-labelledby={id}
      onCancel={onCancel}
      onClick={onPress}
    >
      <div class="page-dialog-in">
        <header class="page-dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="btn sq quiet"
            aria-label={t("common.close")}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
